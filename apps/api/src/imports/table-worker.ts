import { serveWorkerTask } from '../http/serve-worker-task.ts'
import { readTable } from './read-table.ts'

serveWorkerTask(readTable)
