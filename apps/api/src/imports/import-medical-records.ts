import {
  addDays,
  addMonths,
  daysBetween,
  resources,
  seesDogCare,
  usualLastDay,
  type BusinessTerms,
  type MedicalRecordKind,
} from '@rumi/contract'
import { and, inArray, isNull, ne, sql } from 'drizzle-orm'
import { settleWaitingBookings } from '../bookings/index.ts'
import { importSentences } from '../copy/import-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { medicalRecords } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { completedRecord, refuseImpossibleDates } from '../dogs/index.ts'
import { now, today } from '../http/clock.ts'
import { currentSettings } from '../settings/index.ts'
import { dayOfCell } from './cell-values.ts'
import { dogsNamed } from './dogs-named.ts'
import {
  faultOf,
  faultThrownBy,
  isFault,
  sameName,
  type Cells,
  type Fault,
  type ImportKindOf,
  type Read,
} from './import-kind.ts'
import { medicalRecordKindIn, saysNotApplied, vaccineIn } from './medical-record-words.ts'

type Values = typeof medicalRecords.$inferInsert
type Known = {
  dogOf: Awaited<ReturnType<typeof dogsNamed>>
  /** Staff by name and address. */
  staff: ReadonlyMap<string, string>
  terms: BusinessTerms
  hasMonthFirst: boolean
}

/**
 * Medical records of dogs. One counts as verified where its row names a member of the team; a name of somebody else is a note, and
 * the desk verifies the record as it does an owner's.
 */
export const importedMedicalRecords: ImportKindOf<Values> = {
  async readerOf(tx, rows, { hasMonthFirst }) {
    const dogOf = await dogsNamed(tx, rows)
    const staff = await staffByName(tx)
    const terms = await currentSettings(tx)
    return (cells) => read(cells, { dogOf, staff, terms, hasMonthFirst })
  },

  async find(tx, rows) {
    const found = await tx
      .select()
      .from(medicalRecords)
      .where(inArray(medicalRecords.rumiId, [...new Set(rows.map(({ values }) => values.rumiId))]))
    return new Map(found.map((record) => [keyOf(record), record.id]))
  },

  async insert(tx, values, by) {
    const rows = values.map((row) => ({ ...row, id: crypto.randomUUID() as string }))
    await tx.insert(medicalRecords).values(rows)
    const verified = rows.filter(({ verifiedAt }) => verifiedAt).map(({ rumiId }) => rumiId)
    for (const dogId of await waitingAmong(tx, verified)) await settleWaitingBookings(tx, dogId, by)
    return rows.map(({ id }) => id)
  },
}

const keyOf = ({ rumiId, kind, product = '', appliedOn, expiresOn }: Values) =>
  `${rumiId} ${kind} ${sameName(product)} ${expiresOn ?? appliedOn}`

function read(cells: Cells, { dogOf, staff, terms, hasMonthFirst }: Known): Read<Values> | Fault {
  const dog = dogOf(cells)
  if (isFault(dog)) return dog
  const { product = '', result, notes = '', verifiedBy = '' } = cells
  const kind = medicalRecordKindIn(cells.kind ?? '', product)
  if (!kind) return { field: 'kind', message: importSentences.unknownRecordKind(cells.kind ?? '') }
  if (saysNotApplied(product)) return { field: 'product', message: importSentences.notApplied(product) }
  const days = daysOf(cells, { kind, birthDate: dog.birthDate, terms, hasMonthFirst })
  if (isFault(days)) return days
  const verifier = staff.get(sameName(verifiedBy))
  const remarks = [
    notes,
    days.isReckoned ? importSentences.reckonedDay : '',
    verifiedBy && !verifier ? importSentences.verifiedElsewhere(verifiedBy) : '',
  ]
  const parsed = resources.medicalRecords.create.safeParse({
    rumiId: dog.id,
    kind,
    product: kind === 'vaccine' ? vaccineIn(product) : product,
    appliedOn: days.appliedOn,
    expiresOn: days.expiresOn,
    result: result ?? '',
    notes: remarks.filter(Boolean).join(' '),
  })
  if (!parsed.success) return faultOf(parsed.error)
  const record = { ...parsed.data, ...completedRecord(parsed.data, terms) }
  const impossible = faultThrownBy(() => refuseImpossibleDates({ ...record, birthDate: dog.birthDate }))
  if (impossible) return impossible
  if (kind === 'vaccine' && product === '')
    return { field: 'product', message: importSentences.noVaccineName }
  const values: Values = {
    ...record,
    ownerId: dog.ownerId,
    ...(verifier && {
      verifiedBy: verifier,
      verifiedAt: now(),
      withoutEvidence: kind === 'vaccine' ? importSentences.verifiedThere : '',
    }),
  }
  return { key: keyOf(values), values }
}

type Dated = Pick<Known, 'terms' | 'hasMonthFirst'> & { kind: MedicalRecordKind; birthDate: string }

/** Days of a record. Some programs store only the last day in force: the first one is then reckoned from the usual term. */
function daysOf(
  { appliedOn: applied = '', expiresOn: expires = '' }: Cells,
  { kind, birthDate, terms, hasMonthFirst }: Dated,
): { appliedOn: string; expiresOn: string | null; isReckoned: boolean } | Fault {
  const appliedOn = applied === '' ? null : dayOfCell(applied, hasMonthFirst)
  if (applied !== '' && !appliedOn) return { field: 'appliedOn', message: importSentences.wrongDay(applied) }
  const expiresOn = expires === '' ? null : dayOfCell(expires, hasMonthFirst)
  if (expires !== '' && !expiresOn) return { field: 'expiresOn', message: importSentences.wrongDay(expires) }
  if (appliedOn) return { appliedOn, expiresOn, isReckoned: false }
  if (!expiresOn) return { field: 'appliedOn', message: importSentences.noRecordDay }
  const [earliest, reckoned, latest] = [birthDate, firstDayOf(kind, expiresOn, terms), today()]
  const within = reckoned > latest ? latest : reckoned
  return { appliedOn: within < earliest ? earliest : within, expiresOn, isReckoned: true }
}

/** Day on which a record with the usual term began. */
function firstDayOf(kind: MedicalRecordKind, expiresOn: string, terms: BusinessTerms) {
  if (kind === 'vaccine') return addMonths(expiresOn, -terms.validity.vaccineMonths)
  const lastDay = usualLastDay({ kind, appliedOn: expiresOn }, terms) ?? expiresOn
  return addDays(expiresOn, -daysBetween(expiresOn, lastDay))
}

/** Members of the team who may verify medical records, by their address and their whole name. */
async function staffByName(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const team = await tx
    .select({
      id: users.id,
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
    })
    .from(users)
    .where(and(ne(users.role, 'cliente'), isNull(users.closedAt)))
  return new Map(
    team
      .filter(({ role }) => seesDogCare(role))
      .flatMap(({ id, name, lastName, email }) => [
        [sameName(name, lastName), id] as const,
        ...(email ? [[sameName(email), id] as const] : []),
      ]),
  )
}

/** Those of some dogs that have a booking which waits for a check, in the order in which they are locked. */
async function waitingAmong(tx: Tx, dogIds: readonly string[]): Promise<string[]> {
  if (dogIds.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct ${bookingDogs.dogId} as id from ${bookingDogs} join ${bookings} on ${bookings.id} = ${bookingDogs.bookingId}
    where ${inArray(bookingDogs.dogId, [...dogIds])} and ${bookings.status} = 'pending' and ${bookings.awaits} <> '{}' order by 1`)
  return rows.map(({ id }) => id)
}
