import { serveWorkerTask } from '../http/serve-worker-task.ts'
import { readInvoices } from './read-invoices.ts'

serveWorkerTask(readInvoices)
