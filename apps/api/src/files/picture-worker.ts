import { serveWorkerTask } from '../http/serve-worker-task.ts'
import { decodePicture } from './decode-picture.ts'

serveWorkerTask(decodePicture)
