import { serveWorkerTask } from '../http/serve-worker-task.ts'
import { readSealed } from './read-sealed.ts'

serveWorkerTask(readSealed)
