import { serveWorkerTask } from '../http/serve-worker-task.ts'
import { readStatement } from './read-statement.ts'

serveWorkerTask(readStatement)
