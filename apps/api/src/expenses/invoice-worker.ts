import { serveWorkerTask } from '../http/serve-worker-task.ts'
import { readInvoice } from './read-invoice.ts'

serveWorkerTask(readInvoice)
