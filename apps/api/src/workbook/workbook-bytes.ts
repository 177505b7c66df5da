import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Db } from '../db/connect.ts'
import { readRows } from './read-rows.ts'
import { sheetNames } from './sheets.ts'
import type { Table, TableHead } from './table.ts'

/** What the worker is told: a page of a sheet, or that there is no more. Each time it answers the bytes that are ready. */
export type WorkbookTask = { sheet: string; rows: unknown[] } | 'end'

/** A heap without bounds grows as it likes before it is tidied; this much holds a page many times over. */
const workerMemory = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 }

/** The pages of all sheets of dogs, owners and papers in their order. */
async function* pagesOfHouse(db: Db): AsyncGenerator<WorkbookTask> {
  for (const sheet of sheetNames) {
    for await (const rows of readRows[sheet](db)) yield { sheet, rows }
  }
  yield 'end'
}

async function* pagesOfTables(tables: readonly Table[]): AsyncGenerator<WorkbookTask> {
  for (const { title, pages } of tables) for await (const rows of pages()) yield { sheet: title, rows }
  yield 'end'
}

/** The bytes of the workbook of dogs, owners and papers. */
export const workbookBytes = (db: Db) => writtenApart(pagesOfHouse(db), null)

/** The bytes of a workbook of tables, a sheet for each; each has at least one page, and a title of its own. */
export const tablesWorkbookBytes = (tables: readonly Table[]) =>
  writtenApart(
    pagesOfTables(tables),
    tables.map(({ title, columns }) => ({ title, columns })),
  )

/** The bytes of a workbook of one table. */
export const tableWorkbookBytes = (table: Table) => tablesWorkbookBytes([table])

/**
 * A workbook's bytes, written in a thread of its own while they are read: the next page is asked for only once the bytes of the one
 * before have been taken.
 */
async function* writtenApart(
  tasks: AsyncIterable<WorkbookTask>,
  tables: readonly TableHead[] | null,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: workerMemory,
    workerData: tables,
  })
  try {
    for await (const task of tasks) {
      worker.postMessage(task)
      const [chunks] = (await once(worker, 'message')) as [Uint8Array[]]
      yield* chunks
    }
  } finally {
    await worker.terminate()
  }
}
