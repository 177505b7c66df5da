import { unaccented, type ExpectedDogs } from '@rumi/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { readExpectedDogs, typedCode } from '../arrivals/index.ts'
import type { Queryable } from '../db/connect.ts'
import { telephoneOf } from '../db/people/telephone.ts'
import { bookingDogs } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { familyMembers } from '../db/schema/people/family.ts'
import { users } from '../db/schema/people/people.ts'
import { visits } from '../db/schema/visits.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { visitsOfDay } from '../visits/index.ts'

type Found = { accountId: string; expected: ExpectedDogs }
type Sought = { phone: string; dogName: string }

/** Accounts of one telephone; more than these are no family. */
const mostAccounts = 5

/** True if a name is the dog's, or the first word of it. */
function isNameOf(written: string, name: string) {
  const [sought, known] = [unaccented(written).trim(), unaccented(name).trim()]
  return sought === known || sought === known.split(/\s+/)[0]
}

/**
 * Returns the account with a telephone and with a dog of that name that is expected today. Everything else is not found, so that the
 * response reveals nothing about a number: unknown, another dog, or no visit.
 */
export async function findFamily(db: Queryable, { phone, dogName }: Sought): Promise<Found> {
  const accounts = await db
    .selectDistinct({ id: sql<string>`coalesce(${familyMembers.accountId}, ${users.id})` })
    .from(users)
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .where(
      and(
        eq(users.phoneE164, telephoneOf(phone) || 'none'),
        eq(users.role, 'cliente'),
        isNull(users.closedAt),
      ),
    )
    .limit(mostAccounts)
  for (const { id } of accounts) {
    const expected = await expectedAtKiosk(db, id)
    if (expected.dogs.some(({ name }) => isNameOf(dogName, name))) return { accountId: id, expected }
  }
  throw new Refused('not-found')
}

/** Returns the account with a booking of that code whose dog is expected today. Everything else is not found. */
export async function findFamilyByCode(
  db: Queryable,
  code: string,
  arrivalCodeOf: (bookingId: string) => string,
): Promise<Found> {
  const booked = await db
    .selectDistinct({ bookingId: bookingDogs.bookingId, accountId: dogs.ownerId })
    .from(visits)
    .innerJoin(bookingDogs, eq(bookingDogs.visitId, visits.id))
    .innerJoin(dogs, eq(dogs.id, visits.dogId))
    .where(and(visitsOfDay(today()), eq(visits.status, 'expected')))
  const sought = typedCode(code)
  const [accountId, ...others] = new Set(
    booked.filter(({ bookingId }) => arrivalCodeOf(bookingId) === sought).map((one) => one.accountId),
  )
  if (accountId === undefined || others.length > 0) throw new Refused('not-found')
  return { accountId, expected: await expectedAtKiosk(db, accountId) }
}

/** Expected dogs of an account without their photos, which belong to its people. */
export async function expectedAtKiosk(db: Queryable, accountId: string): Promise<ExpectedDogs> {
  const expected = await readExpectedDogs(db, accountId)
  return { ...expected, dogs: expected.dogs.map((dog) => ({ ...dog, profileImg: null })) }
}
