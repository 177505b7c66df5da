import { resources as rows } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { createRepository } from '../db/repository.ts'
import { beginningOf, bookings } from '../db/schema/bookings.ts'

const instantText = (column: unknown) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Bookings with their dogs and the name of the room or person they take. */
export const bookingRepository = createRepository(
  rows.bookings,
  bookings,
  {
    start: sql`coalesce(${bookings.startDay}::text, ${instantText(bookings.startAt)})`,
    end: sql`coalesce(${bookings.endDay}::text, ${instantText(bookings.endAt)})`,
    rumiIds: sql`(select coalesce(jsonb_agg(d.dog_id order by d.dog_id), '[]') from booking_dogs d
    where d.booking_id = ${bookings.id})`,
    keptCentavos: sql`case ${bookings.status} when 'cancelled' then ${bookings.retainedCentavos}
    when 'no-show' then net_paid(${bookings.id}, null, null) else 0 end::int`,
    owedCentavos: sql`case ${bookings.status} when 'cancelled'
    then greatest(0, ${bookings.retainedCentavos} - net_paid(${bookings.id}, null, null)) else 0 end::int`,
    resource: sql`(select r.name from resources r where r.id = ${bookings.resourceId})`,
  },
  { sortedBy: { start: beginningOf(bookings) } },
)
