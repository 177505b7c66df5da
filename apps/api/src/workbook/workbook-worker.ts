import { defaultLocale, setBusinessLocale } from '@rumi/contract/business-locale'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { setDogWord } from '../copy/in-word-of-business.ts'
import { createWorkbookWriter } from './create-workbook-writer.ts'
import { sheets } from './sheets.ts'
import { sheetOfTable } from './table.ts'
import type { WorkbookOrder, WorkbookTask } from './workbook-bytes.ts'

if (!parentPort) throw new Error('the workbook is written in a worker thread')
const port = parentPort
const { tables, colours, timeZone, dogWord } = workerData as WorkbookOrder
setBusinessLocale({ ...defaultLocale, timeZone })
setDogWord(dogWord)
const writer = createWorkbookWriter(
  tables ? Object.fromEntries(tables.map((table) => [table.title, sheetOfTable(table)])) : sheets,
  colours,
)

// On Linux threads have a priority: pages come before files.
if (process.platform === 'linux') setPriority(10)

port.on('message', (task: WorkbookTask) => {
  const chunks = task === 'end' ? writer.end() : writer.write(task.sheet, task.rows)
  port.postMessage(
    chunks,
    chunks.map(({ buffer }) => buffer as ArrayBuffer),
  )
})
