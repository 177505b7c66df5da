import { businessZone, type DogWord, type LegibleColours } from '@rumi/contract'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { businessDogWord } from '../copy/in-word-of-business.ts'
import type { Db } from '../db/connect.ts'
import { readRows } from './read-rows.ts'
import { sheetNames } from './sheets.ts'
import type { Table, TableHead } from './table.ts'
import type { HeadingColours } from './workbook-parts.ts'

/** Worker input: a page of a sheet, or the end. Each response is the bytes ready so far. */
export type WorkbookTask = { sheet: string; rows: unknown[] } | 'end'

/** Header of a workbook: tables, or none for the standard sheets, heading colours, the zone of its times and the word for dog. */
export type WorkbookOrder = {
  tables: readonly TableHead[] | null
  colours: HeadingColours
  timeZone: string
  dogWord: DogWord
}

/** A heap without bounds grows as it likes before it is tidied; this much holds a page many times over. */
const workerMemory = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 }

/** The pages of all sheets of dogs, owners and medical records in their order. */
async function* pagesOfBusiness(db: Db, hasTelephones: boolean): AsyncGenerator<WorkbookTask> {
  for (const sheet of sheetNames) {
    for await (const rows of readRows[sheet](db))
      yield { sheet, rows: hasTelephones ? rows : rows.map(withoutTelephones) }
  }
  yield 'end'
}

const withoutTelephones = (row: object) => ({ ...row, phone: '', pickup: '', emergencyContact: '' })

async function* pagesOfTables(tables: readonly Table[]): AsyncGenerator<WorkbookTask> {
  for (const { title, pages } of tables) for await (const rows of pages()) yield { sheet: title, rows }
  yield 'end'
}

/** The bytes of the workbook of dogs, owners and medical records. */
export const workbookBytes = (db: Db, colours: LegibleColours, hasTelephones: boolean) =>
  writtenApart(pagesOfBusiness(db, hasTelephones), { tables: null, colours })

/** The bytes of a workbook of tables, a sheet for each; each has at least one page, and a title of its own. */
export const tablesWorkbookBytes = (tables: readonly Table[], colours: LegibleColours) =>
  writtenApart(pagesOfTables(tables), {
    tables: tables.map(({ title, columns }) => ({ title, columns })),
    colours,
  })

/** The bytes of a workbook of one table. */
export const tableWorkbookBytes = (table: Table, colours: LegibleColours) =>
  tablesWorkbookBytes([table], colours)

/**
 * Streams a workbook written in a worker thread. The next page is requested after the last bytes were
 * consumed. Each export starts a new thread, which loads only the writer.
 */
async function* writtenApart(
  tasks: AsyncIterable<WorkbookTask>,
  order: Pick<WorkbookOrder, 'tables' | 'colours'>,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: workerMemory,
    workerData: { ...order, timeZone: businessZone(), dogWord: businessDogWord() } satisfies WorkbookOrder,
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
