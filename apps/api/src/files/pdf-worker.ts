import { serveWorkerTask } from '../http/serve-worker-task.ts'
import { isHarmlessPdf } from './harmless-pdf.ts'

serveWorkerTask(isHarmlessPdf)
