import { daysCoveredBy, eachDay } from '@rumi/contract'
import { and, asc, eq, getTableColumns, isNull, not, or, sql } from 'drizzle-orm'
import { passSentences } from '../../copy/money/sale-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { namedStatement } from '../../db/named-statement.ts'
import { passCredits, passes } from '../../db/schema/money/passes.ts'
import { Refused } from '../../http/refused.ts'
import { daysPresent, type Span } from '../capacity/span.ts'
import type { BookedDog, Service } from '../create/load-booking-inputs.ts'
import { netPaid } from '../../db/sql-functions.ts'

type Wanted = {
  service: Service
  span: Span
  dogs: readonly BookedDog[]
  /** The pass to use; without it, the owner's pass that ends first. */
  passId?: string | undefined
  /** Booking whose credits would be returned, as in a move; its passes are used first. */
  returning?: string | undefined
  /** Credits already assigned in the same request. */
  setAside?: readonly Credit[] | undefined
}

type WantedDays = Omit<Wanted, 'span'> & { days: readonly string[] }

/** A credit set aside for a day of a booking that is not written yet. */
export type Credit = { passId: string; number: number; day: string }

/** Returns the day of each credit of a booking: one per day or session and dog. */
const daysToPay = ({ service, span, dogs }: Wanted) => {
  const [first, last] = daysPresent(span)
  const days = service.serviceType === 'Entrenamiento' ? [first] : eachDay(first, last)
  return days.flatMap((day) => dogs.map(() => day))
}

const isSoldAsPass = ({ serviceType }: Service) =>
  serviceType === 'Guardería' || serviceType === 'Entrenamiento'

/** Returns the credits that would pay for a booking. Reserves nothing. */
export const creditsFor = (db: Queryable, wanted: Wanted): Promise<Credit[]> =>
  creditsForDays(db, { ...wanted, days: daysToPay(wanted) })

/** The credits that would pay for these days, a day named once for each dog that comes on it. */
export async function creditsForDays(db: Queryable, wanted: WantedDays): Promise<Credit[]> {
  if (!isSoldAsPass(wanted.service)) return []
  const found = await payingPasses(db, payers(wanted))
  if (wanted.passId && found.length === 0)
    throw new Refused('not-found', { message: passSentences.notActive })
  let days = [...wanted.days]
  const credits: Credit[] = []
  for (const pass of found) {
    const unspent = await db
      .select({ number: passCredits.number })
      .from(passCredits)
      .where(and(eq(passCredits.passId, pass.id), isFreeFor(wanted, pass)))
      .orderBy(asc(passCredits.number))
    const free = unspent.filter(({ number }) => !isSetAside({ passId: pass.id, number }, wanted))
    const covered = daysCoveredBy(pass, pass.units - free.length, days)
    credits.push(...covered.map((day, turn) => ({ passId: pass.id, number: free[turn]!.number, day })))
    days = without(days, covered)
  }
  return credits
}

/** Returns the credits after locking the owner's passes, so that no concurrent booking spends them. */
export const lockCreditsFor = (tx: Tx, wanted: Wanted): Promise<Credit[]> =>
  lockCreditsForDays(tx, { ...wanted, days: daysToPay(wanted) })

export async function lockCreditsForDays(tx: Tx, wanted: WantedDays): Promise<Credit[]> {
  if (!isSoldAsPass(wanted.service)) return []
  const locked = await lockPasses(tx, payers(wanted))
  // Where there is no pass, none has to be looked at again.
  if (locked.length === 0 && !wanted.passId) return []
  return creditsForDays(tx, wanted)
}

/** Pays for a booking with credits that were set aside for it. */
export async function spendCredits(tx: Tx, bookingId: string, credits: readonly Credit[]) {
  await spendCreditsForEach(
    tx,
    credits.map((credit) => ({ ...credit, bookingId })),
  )
}

/** The same where each credit may pay for another booking. */
export async function spendCreditsForEach(tx: Tx, spent: readonly (Credit & { bookingId: string })[]) {
  if (spent.length === 0) return
  const column = (name: keyof (typeof spent)[number]) => sql.param(spent.map((one) => one[name]))
  await tx.execute(sql`
    update ${passCredits} set booking_id = spent.booking_id, day = spent.day
    from unnest(${column('passId')}::uuid[], ${column('number')}::int[], ${column('bookingId')}::uuid[], ${column('day')}::date[])
      as spent (pass_id, number, booking_id, day)
    where ${passCredits.passId} = spent.pass_id and ${passCredits.number} = spent.number`)
}

/** Returns a booking's credits from `fromDay` on. */
export async function returnCredits(tx: Tx, bookingId: string, fromDay = '0001-01-01') {
  await tx
    .update(passCredits)
    .set({ bookingId: null, day: null })
    .where(and(eq(passCredits.bookingId, bookingId), sql`${passCredits.day} >= ${fromDay}`))
}

const isUnspent = and(isNull(passCredits.bookingId), not(passCredits.voided))

/** An ended pass only keeps the credits spent before. */
const isFreeFor = (
  { returning }: Pick<Wanted, 'returning'>,
  { status }: Pick<typeof passes.$inferSelect, 'status'>,
) =>
  or(
    status === 'active' ? isUnspent : undefined,
    returning === undefined ? undefined : eq(passCredits.bookingId, returning),
  )

const isSetAside = ({ passId, number }: Omit<Credit, 'day'>, { setAside = [] }: Pick<Wanted, 'setAside'>) =>
  setAside.some((credit) => credit.passId === passId && credit.number === number)

/** Sums units by pass, in order. */
export const unitsByPass = (credits: readonly Credit[]) =>
  [...Map.groupBy(credits, ({ passId }) => passId)].map(([passId, own]) => ({ passId, units: own.length }))

/** Counts the paid dogs by day. */
export const unitsByDay = (credits: readonly Credit[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(credits, ({ day }) => day)].map(([day, own]) => [day, own.length]))

/** Values of the placeholders in `mayPay`: the passes that can pay. */
const payers = ({ service, dogs, passId, returning }: Omit<Wanted, 'span'>) => ({
  serviceType: service.serviceType,
  owners: [...new Set(dogs.map(({ ownerId }) => ownerId))],
  passId: passId ?? null,
  returning: returning ?? null,
})

const paidBefore = () =>
  sql`exists (select from ${passCredits} where ${passCredits.passId} = ${passes.id} and ${passCredits.bookingId} = ${sql.placeholder('returning')}::uuid)`

const mayPay = () =>
  and(
    sql`${netPaid({ passId: passes.id })} >= ${passes.totalCentavos}`,
    or(sql`${passes.status} = 'active'`, paidBefore()),
    eq(passes.serviceType, sql.placeholder('serviceType')),
    sql`${passes.ownerId} = any(${sql.placeholder('owners')})`,
    sql`${passes.id} = coalesce(${sql.placeholder('passId')}::uuid, ${passes.id})`,
  )

/** Sorts passes by use: first those of this booking, then by end, then by age. */
const payingPasses = namedStatement('paying passes', (db) =>
  db
    .select(getTableColumns(passes))
    .from(passes)
    .where(mayPay())
    .orderBy(
      sql`${paidBefore()} desc`,
      sql`${passes.validUntil} asc nulls last`,
      asc(passes.createdAt),
      asc(passes.id),
    ),
)

const lockPasses = namedStatement('lock passes', (db) =>
  db.select({ id: passes.id }).from(passes).where(mayPay()).orderBy(asc(passes.id)).for('update'),
)

/** The days that are left once some of them are paid; a day that is wanted twice is paid one by one. */
function without(days: readonly string[], paid: readonly string[]) {
  const left = [...days]
  for (const day of paid) left.splice(left.indexOf(day), 1)
  return left
}
