import { bookableDays, eligibilityFor, type DogEligibility, type HouseCalendar } from '@rumi/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { medicalRecords } from '../db/schema/dogs.ts'
import { users } from '../db/schema/people.ts'
import { now, today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { daysPresent, type Span } from './span.ts'
import type { BookedDog, Service } from './what-is-booked.ts'

type Coming = {
  service: Service
  span: Span
  dogs: readonly [BookedDog, ...BookedDog[]]
  calendar: HouseCalendar
}

/** For each dog, whether its papers let it come, and if not, why and from which day they would. */
export async function mayTheyCome(
  db: Queryable,
  { service, span, dogs, calendar }: Coming,
): Promise<DogEligibility[]> {
  const records = await db
    .select()
    .from(medicalRecords)
    .where(
      inArray(
        medicalRecords.rumiId,
        dogs.map((dog) => dog.id),
      ),
    )
  const [owner] = await db
    .select({ identifiedAt: users.identifiedAt })
    .from(users)
    .where(eq(users.id, dogs[0].ownerId))
  const [start, end] = daysPresent(span)
  const bookable = bookableDays(service.serviceType, { now: now(), calendar })
  return dogs.map((dog) => ({
    rumiId: dog.id,
    ...eligibilityFor(
      {
        serviceType: service.serviceType,
        start,
        end,
        dog,
        records: records.filter((record) => record.rumiId === dog.id),
        ownerIdentified: Boolean(owner?.identifiedAt),
        today: today(),
      },
      { bookable },
    ),
  }))
}

/** Refuses with every reason where one of the dogs may not come yet. */
export function refuseIneligible(eligibility: readonly DogEligibility[], rumiIds: readonly string[]) {
  if (eligibility.every((dog) => dog.ok)) return
  const issues = eligibility.flatMap((dog) =>
    dog.reasons.map(({ message }) => ({ path: `rumiIds.${rumiIds.indexOf(dog.rumiId)}`, message })),
  )
  const reasons = eligibility.flatMap((dog) =>
    dog.reasons.map((reason) => ({ rumiId: dog.rumiId, ...reason })),
  )
  throw new Refused('not-eligible', {
    message: issues[0]?.message ?? 'Todavía falta algo para poder recibirlo.',
    issues,
    details: { eligibility, reasons },
  })
}
