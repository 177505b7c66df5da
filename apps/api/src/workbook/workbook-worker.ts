import { parentPort } from 'node:worker_threads'
import { createWorkbookWriter } from './create-workbook-writer.ts'
import type { WorkbookTask } from './workbook-bytes.ts'

if (!parentPort) throw new Error('the workbook is written in a worker thread')
const port = parentPort
const writer = createWorkbookWriter()

port.on('message', (task: WorkbookTask) => {
  const chunks = task === 'end' ? writer.end() : writer.write(task.sheet, task.rows)
  port.postMessage(
    chunks,
    chunks.map(({ buffer }) => buffer as ArrayBuffer),
  )
})
