import { createHash } from 'node:crypto'
import type { ImportKind, ImportOutcome } from '@rumi/contract'
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { importSentences } from '../copy/import-sentences.ts'
import { dryRun as rolledBack } from '../bookings/index.ts'
import type { Db, Tx } from '../db/connect.ts'
import { importedRows, imports } from '../db/schema/imports.ts'
import { glEntries } from '../db/schema/money/accounting.ts'
import { payments } from '../db/schema/money/payments.ts'
import { orders } from '../db/schema/money/shop.ts'
import type { Actor } from '../http/actor.ts'
import { now } from '../http/clock.ts'
import { hasMonthFirst } from './cell-values.ts'
import { faultsCsv } from './faults-csv.ts'
import { importedBalances } from './import-balances.ts'
import { importedBookings } from './import-bookings.ts'
import { importedClients } from './import-clients.ts'
import { importedDogs } from './import-dogs.ts'
import { importedMedicalRecords } from './import-medical-records.ts'
import {
  isFault,
  type Cells,
  type Fault,
  type FaultyRow,
  type ImportKindOf,
  type Read,
  type RecordId,
  type TableStyle,
} from './import-kind.ts'
import { importedProducts } from './import-products.ts'
import type { ForeignTable, TableRow } from './read-table.ts'
import type { Mapping } from './recognise-columns.ts'

type Importing = { kind: ImportKind; mapping: Mapping; dryRun: boolean; fileName: string; by: Actor }

const kinds: Readonly<Record<ImportKind, ImportKindOf<never>>> = {
  clients: importedClients as ImportKindOf<never>,
  dogs: importedDogs as ImportKindOf<never>,
  medicalRecords: importedMedicalRecords as ImportKindOf<never>,
  bookings: importedBookings as ImportKindOf<never>,
  balances: importedBalances as ImportKindOf<never>,
  products: importedProducts as ImportKindOf<never>,
}

/** Column of `imported_rows` that holds a record of each kind; a balance is an order or a payment. */
function columnOf(kind: ImportKind, record: RecordId | undefined) {
  if (kind === 'balances') {
    const [table, id] = String(record).split(' ')
    return table === 'order' ? { orderId: id } : { paymentId: id }
  }
  return { [columns[kind]]: record }
}
const columns = {
  clients: 'clientId',
  dogs: 'dogId',
  medicalRecords: 'medicalRecordId',
  bookings: 'bookingId',
  products: 'productId',
} as const

/** Rows that are written in one transaction; between two of them others have their turn. */
const usualRowsAtOnce = 100
const mostFaults = 20
const sampleRows = 3
const longestId = 200

/** Progress of an import through its parts. */
type Progress = {
  importId: string | null
  /** External ids and keys of the rows so far: a table names the same record more than once. */
  ids: Set<string>
  keys: Set<string>
  created: number
  known: number
  faulty: FaultyRow[]
}

/** Imports a table part by part, each in one transaction, or only tries it. */
export async function runImport(
  db: Db,
  { headings, rows }: ForeignTable,
  importing: Importing,
): Promise<ImportOutcome> {
  const { mapping, dryRun } = importing
  const progress: Progress = {
    importId: null,
    ids: new Set(),
    keys: new Set(),
    created: 0,
    known: 0,
    faulty: [],
  }
  const style = styleOf({ headings, rows }, mapping)
  if (!dryRun) progress.importId = await openImport(db, importing)
  const { rowsAtOnce = usualRowsAtOnce } = kinds[importing.kind]
  let rowsAtStatistics = rowsAtOnce
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const part = (tx: Tx) =>
      importPart(tx, rows.slice(at, at + rowsAtOnce), { ...importing, style, progress })
    await (dryRun ? rolledBack(db, part) : db.transaction(part))
    // Plans made for nearly empty books would read all of them for each balance.
    if (!dryRun && at >= rowsAtStatistics) {
      await db.execute(sql`analyze ${glEntries}, ${orders}, ${payments}`)
      rowsAtStatistics = at * 2
    }
  }
  const id = progress.importId && (await closeImport(db, progress.importId)) ? progress.importId : null
  const { created, known } = progress
  const faulty = progress.faulty.toSorted((one, other) => one.line - other.line)
  return {
    id,
    dryRun,
    headings,
    mapping: Object.fromEntries(Object.entries(mapping)),
    sample: rows.slice(0, sampleRows).map(({ cells }) => headings.map((_, column) => cells[column] ?? '')),
    rows: rows.length,
    created,
    known,
    faulty: faulty.length,
    faults: faulty.slice(0, mostFaults).map(({ line, field, message }) => ({ line, field, message })),
    faultsCsv: faulty.length === 0 ? '' : faultsCsv(headings, faulty),
  }
}

async function openImport(db: Db, { kind, fileName, by }: Importing) {
  const [opened] = await db
    .insert(imports)
    .values({ kind, fileName: fileName.slice(0, 120) || importSentences.fileName, importedBy: by.id })
    .returning({ id: imports.id })
  return opened!.id
}

/** Marks an import as finished; one without rows leaves nothing behind, and is false. */
async function closeImport(db: Db, id: string) {
  const empty = db.select().from(importedRows).where(eq(importedRows.importId, id))
  const gone = await db
    .delete(imports)
    .where(and(eq(imports.id, id), notExists(empty)))
    .returning({ id: imports.id })
  if (gone.length > 0) return false
  await db.update(imports).set({ finishedAt: now() }).where(eq(imports.id, id))
  return true
}

const dayFields = ['birthDate', 'appliedOn', 'expiresOn', 'start', 'end'] as const

function styleOf({ headings, rows }: ForeignTable, mapping: Mapping): TableStyle {
  const days = dayFields.flatMap((field) => mapping[field] ?? [])
  return {
    hasMonthFirst: hasMonthFirst(rows.flatMap(({ cells }) => days.map((column) => cells[column] ?? ''))),
    weightHeading: headings[mapping.weightKg ?? -1] ?? '',
  }
}

const cellsOf = ({ cells }: TableRow, mapping: Mapping): Cells =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([field, column]) => (cells[column] ? [[field, cells[column]]] : [])),
  )

type Part = Importing & { style: TableStyle; progress: Progress }
type Candidate = { row: TableRow; externalId: string; read: Read<never> }

async function importPart(
  tx: Tx,
  rows: readonly TableRow[],
  { kind, mapping, style, dryRun, progress, by }: Part,
) {
  // Two imports write one after the other, so that both know what is known.
  if (!dryRun) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports', 0))`)
  const of = kinds[kind]
  const written = rows.map((row) => ({ row, cells: cellsOf(row, mapping) }))
  const readRow = await of.readerOf(
    tx,
    written.map(({ cells }) => cells),
    style,
  )
  const identified = written.map(({ row, cells }) => {
    const read = readRow(cells)
    const externalId = cells.externalId ?? (isFault(read) || !read ? null : derivedId(read.key))
    return { row, read: (cells.externalId?.length ?? 0) > longestId ? tooLongId : read, externalId }
  })
  const stored = await knownIds(
    tx,
    kind,
    identified.flatMap(({ externalId }) => externalId ?? []),
  )
  const candidates: Candidate[] = []
  for (const { row, read, externalId } of identified) {
    const isKnown = externalId !== null && (stored.has(externalId) || progress.ids.has(externalId))
    if (isKnown || read === null) progress.known += 1
    else if (isFault(read) || externalId === null) progress.faulty.push({ ...row, ...(read as Fault) })
    else {
      progress.ids.add(externalId)
      candidates.push({ row, externalId, read })
    }
  }
  if (candidates.length > 0) await writeCandidates(tx, candidates, { kind, of, dryRun, progress, by })
}

type Writing = { kind: ImportKind; of: ImportKindOf<never>; dryRun: boolean; progress: Progress; by: Actor }

/** Inserts the records that are new, and links the ids of the others to the records that are there. */
async function writeCandidates(
  tx: Tx,
  candidates: readonly Candidate[],
  { kind, of, dryRun, progress, by }: Writing,
) {
  const records = new Map<string, RecordId | Fault | undefined>(
    await of.find(
      tx,
      candidates.map(({ read }) => read),
    ),
  )
  for (const key of progress.keys) records.set(key, undefined)
  const fresh = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const { key } = candidate.read
    if (!records.has(key) && !fresh.has(key)) fresh.set(key, candidate)
  }
  const inserted =
    fresh.size > 0 && (!dryRun || of.isTriedByInserting)
      ? await of.insert(
          tx,
          [...fresh.values()].map(({ read: { values } }) => values),
          by,
        )
      : []
  for (const [at, key] of [...fresh.keys()].entries()) records.set(key, inserted[at])
  const rows = candidates.flatMap((candidate) => {
    const { row, externalId, read } = candidate
    const record = records.get(read.key)
    const created = fresh.get(read.key) === candidate
    if (isFault(record)) progress.faulty.push({ ...row, ...record })
    else progress[created ? 'created' : 'known'] += 1
    return isFault(record)
      ? []
      : [{ kind, externalId, importId: progress.importId!, created, ...columnOf(kind, record) }]
  })
  if (dryRun) return fresh.forEach((_, key) => progress.keys.add(key))
  const created = rows.filter((row) => row.created).length
  if (created > 0)
    await tx
      .update(imports)
      .set({ created: sql`${imports.created} + ${created}` })
      .where(eq(imports.id, progress.importId!))
  if (rows.length > 0) await tx.insert(importedRows).values(rows)
}

async function knownIds(tx: Tx, kind: ImportKind, ids: readonly string[]) {
  const rows = await tx
    .select({ externalId: importedRows.externalId })
    .from(importedRows)
    .where(and(eq(importedRows.kind, kind), inArray(importedRows.externalId, [...ids])))
  return new Set(rows.map(({ externalId }) => externalId))
}

const tooLongId: Fault = { field: 'externalId', message: importSentences.longId }

/** External id of a row without one, by what makes it the same record. */
const derivedId = (key: string) => `auto:${createHash('sha256').update(key).digest('base64url')}`
