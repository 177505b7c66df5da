import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Db } from '../db/connect.ts'
import { readRows } from './read-rows.ts'
import { sheetNames, type SheetName, type SheetRows } from './sheets.ts'

/** What the worker is told: a page of a sheet, or that there is no more. Each time it answers the bytes that are ready. */
export type WorkbookTask =
  | { [Name in SheetName]: { sheet: Name; rows: SheetRows[Name][] } }[SheetName]
  | 'end'

/** A heap without bounds grows as it likes before it is tidied; this much holds a page many times over. */
const workerMemory = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 }

/** The pages of all sheets in their order. */
async function* tasksOf(db: Db): AsyncGenerator<WorkbookTask> {
  for (const sheet of sheetNames) {
    for await (const rows of readRows[sheet](db)) yield { sheet, rows } as WorkbookTask
  }
  yield 'end'
}

/**
 * The workbook's bytes, written in a thread of its own while they are read: the next page is asked of the database only once the bytes
 * of the one before have been taken.
 */
export async function* workbookBytes(db: Db): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: workerMemory,
  })
  try {
    for await (const task of tasksOf(db)) {
      worker.postMessage(task)
      const [chunks] = (await once(worker, 'message')) as [Uint8Array[]]
      yield* chunks
    }
  } finally {
    await worker.terminate()
  }
}
