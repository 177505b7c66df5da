import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, canela, missing, stay, taco } from './one-of-everything.ts'

const override = (dog: SQL, reason: string, by: SQL) =>
  sql`insert into eligibility_overrides (booking_id, dog_id, code, reason, by) values (${stay}, ${dog}, 'rabies-expired', ${reason}, ${by})`

/** The rules of what belongs to a booking: overrides, passes, the waiting list, payments. */
export const brokenBookingRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  eligibility_overrides_once_each: [
    [override(canela, 'Trae la cartilla mañana', ana), override(canela, 'Trae la cartilla mañana', ana)],
    'taken',
  ],
  eligibility_overrides_of_a_booked_dog: [override(taco, 'Trae la cartilla mañana', ana), 'breaks-a-rule'],
  eligibility_overrides_have_a_reason: [override(canela, '  porque  ', ana), 'breaks-a-rule'],
  eligibility_overrides_by_users_id_fk: [
    override(canela, 'Trae la cartilla mañana', missing),
    'breaks-a-rule',
  ],
}
