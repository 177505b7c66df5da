import { themeColours, type Theme } from '@rumi/contract'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Db } from '../db/connect.ts'
import { readRows } from './read-rows.ts'
import { sheetNames } from './sheets.ts'
import type { Table, TableHead } from './table.ts'
import type { HeadingColours } from './workbook-parts.ts'

/** What the worker is told: a page of a sheet, or that there is no more. Each time it answers the bytes that are ready. */
export type WorkbookTask = { sheet: string; rows: unknown[] } | 'end'

/** What is known of a workbook before its rows: the tables, or none for dogs, owners and medical records, and the colours of its headings. */
export type WorkbookOrder = { tables: readonly TableHead[] | null; colours: HeadingColours }

/** A heap without bounds grows as it likes before it is tidied; this much holds a page many times over. */
const workerMemory = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 }

/** The pages of all sheets of dogs, owners and medical records in their order. */
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

/** The bytes of the workbook of dogs, owners and medical records. */
export const workbookBytes = (db: Db, theme: Theme) =>
  writtenApart(pagesOfHouse(db), { tables: null, colours: themeColours[theme] })

/** The bytes of a workbook of tables, a sheet for each; each has at least one page, and a title of its own. */
export const tablesWorkbookBytes = (tables: readonly Table[], theme: Theme) =>
  writtenApart(pagesOfTables(tables), {
    tables: tables.map(({ title, columns }) => ({ title, columns })),
    colours: themeColours[theme],
  })

/** The bytes of a workbook of one table. */
export const tableWorkbookBytes = (table: Table, theme: Theme) => tablesWorkbookBytes([table], theme)

/**
 * A workbook's bytes, written in a thread of its own while they are read: the next page is asked for only once the bytes of the one
 * before have been taken. Each export starts the thread anew, so it loads what it writes with and nothing of the rest of the house.
 */
async function* writtenApart(
  tasks: AsyncIterable<WorkbookTask>,
  order: WorkbookOrder,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: workerMemory,
    workerData: order,
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
