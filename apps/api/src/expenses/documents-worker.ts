import { serveWorkerTask } from '../http/serve-worker-task.ts'
import { readDocuments } from './read-documents.ts'

serveWorkerTask(readDocuments)
