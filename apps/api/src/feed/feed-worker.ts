import { serveWorkerTask } from '../http/serve-worker-task.ts'
import { postsOf } from './posts-of.ts'

serveWorkerTask(postsOf)
