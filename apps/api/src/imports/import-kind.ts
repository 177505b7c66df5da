import type { ImportField } from '@rumi/contract'
import type { Tx } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import type { TableRow } from './read-table.ts'

/** Text of a row by field; an empty cell is missing. */
export type Cells = Partial<Record<ImportField, string>>

/** Reason why a row cannot become a record. */
export type Fault = { field: string; message: string }

export type FaultyRow = TableRow & Fault

/** Values of a row, and the key by which it is the same record as another one without an id. */
export type Read<Values> = { key: string; values: Values }

/** Properties of a whole table that tell how its cells are written. */
export type TableStyle = { hasMonthFirst: boolean; weightHeading: string }

/** Import of one kind of record. */
export type ImportKindOf<Values> = {
  /** Returns a reader of some rows, with what it needs from the database; null is a row that changes nothing. */
  readerOf(
    tx: Tx,
    rows: readonly Cells[],
    style: TableStyle,
  ): Promise<(cells: Cells) => Read<Values> | Fault | null>
  /** Returns the records that are in the database already, or why a row may not become one, by key. */
  find(tx: Tx, rows: readonly Read<Values>[]): Promise<ReadonlyMap<string, RecordId | Fault>>
  /** Inserts records and returns in the same order their ids, or why one may not be inserted. */
  insert(tx: Tx, values: readonly Values[], by: Actor): Promise<(RecordId | Fault)[]>
  /** True if a trial inserts, too, and takes it back: the database alone knows what may be inserted. */
  isTriedByInserting?: true
  /** Rows of one transaction, if fewer than usual. */
  rowsAtOnce?: number
}

export type RecordId = string | number

export const isFault = (read: unknown): read is Fault =>
  typeof read === 'object' && read !== null && 'message' in read

/** Returns the first issue of a schema as the fault of a row. */
export const faultOf = ({
  issues: [issue],
}: {
  issues: { path: PropertyKey[]; message: string }[]
}): Fault => ({
  field: String(issue?.path[0] ?? ''),
  message: issue?.message ?? '',
})

/** Runs a check that throws a refusal; returns it as the fault of a row. */
export function faultThrownBy(check: () => void): Fault | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return faultOfRefusal(error)
  }
}

export const faultOfRefusal = ({ particulars, message }: Refused): Fault => ({
  field: particulars.issues?.[0]?.path ?? '',
  message: particulars.issues?.[0]?.message ?? message,
})

/** Text by which two spellings of a name are one. */
export const sameName = (...words: readonly string[]) =>
  words.join(' ').trim().replaceAll(/\s+/g, ' ').toLowerCase()
