import { addDays, antigensOf, usualLastDay } from '@rumi/contract'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs, medicalRecords } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { currentSettings } from '../settings/index.ts'

/** So many days before its last one a vaccine is spoken of (docs/domain.md#messages). */
export const vaccineNotificationDays = [30, 7] as const
/** Only dogs that came lately, or will come (docs/domain.md#messages). */
const latelyDays = 180

type Dose = { id: string; dogId: string; product: string; lastDay: string }

/** True if another dose protects longer. */
const isRenewedBy = (dose: Dose, other: Dose) => {
  const covered = antigensOf(other.product)
  return (
    other.dogId === dose.dogId &&
    other.lastDay > dose.lastDay &&
    [...antigensOf(dose.product)].every((one) => covered.has(one))
  )
}

const isComingBack = (today: string) => sql`exists (
  select from ${bookingDogs} bd join ${bookings} b on b.id = bd.booking_id
  where bd.dog_id = ${dogs.id} and b.status not in ('cancelled', 'no-show')
    and (b.end_day >= ${addDays(today, -latelyDays)} or b.end_at >= ${addDays(today, -latelyDays)}::date))`

/** Returns verified vaccines that expire within the longest notice without a successor, with their owners. */
export async function vaccinesRunningOut(db: Queryable, today: string, recordId?: string) {
  const terms = await currentSettings(db)
  const { vaccineMonths, waitingDays } = terms.validity
  const lastDay = sql`coalesce(${medicalRecords.expiresOn}, (${medicalRecords.appliedOn} + make_interval(months => ${vaccineMonths}))::date)`
  const ending = await db
    .select({ record: medicalRecords, dog: { id: dogs.id, name: dogs.name }, owner: users })
    .from(medicalRecords)
    .innerJoin(dogs, eq(dogs.id, medicalRecords.rumiId))
    .innerJoin(users, eq(users.id, medicalRecords.ownerId))
    .where(
      and(
        eq(medicalRecords.kind, 'vaccine'),
        isNotNull(medicalRecords.verifiedAt),
        isNull(users.closedAt),
        isNull(dogs.ended),
        sql`${lastDay} between ${today}::date and ${addDays(today, vaccineNotificationDays[0])}::date`,
        recordId ? eq(medicalRecords.id, recordId) : undefined,
        isComingBack(today),
      ),
    )
  if (ending.length === 0) return []
  const ofTheseDogs = await db
    .select()
    .from(medicalRecords)
    .where(
      and(
        inArray(
          medicalRecords.rumiId,
          ending.map(({ dog }) => dog.id),
        ),
        eq(medicalRecords.kind, 'vaccine'),
        isNotNull(medicalRecords.verifiedAt),
      ),
    )
  const doses = ofTheseDogs.map((record): Dose => ({
    id: record.id,
    dogId: record.rumiId,
    product: record.product,
    lastDay: record.expiresOn ?? usualLastDay(record, terms)!,
  }))
  return ending
    .map((found) => ({ ...found, dose: doses.find(({ id }) => id === found.record.id)!, waitingDays }))
    .filter(({ dose }) => !doses.some((other) => isRenewedBy(dose, other)))
}
