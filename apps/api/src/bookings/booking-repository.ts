import { resources as rows } from '@rumi/contract'
import { like, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { instantText, searchedText, wordsIn, lineOf } from '../db/repository/sql-text.ts'
import { peopleWith } from '../db/people/people-found.ts'
import { createRepository } from '../db/repository/repository.ts'
import { bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { netPaid } from '../db/sql-functions.ts'
import { waitingList } from '../db/schema/waiting-list.ts'

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
    when 'no-show' then ${netPaid({ bookingId: bookings.id })} else 0 end::int`,
    owedCentavos: sql`case ${bookings.status} when 'cancelled'
    then greatest(0, ${bookings.retainedCentavos} - ${netPaid({ bookingId: bookings.id })}) else 0 end::int`,
    resource: sql`(select r.name from resources r where r.id = ${bookings.resourceId})`,
  },
  {
    sortedBy: { start: sql`${bookings.beginsAt}`.mapWith(bookings.beginsAt) },
    people: true,
    also: {
      found: (pattern) => sql`select b.id from bookings b where b.client_id in (${peopleWith(pattern)})
        union all select d.booking_id from booking_dogs d where d.dog_id in (
          ${new QueryBuilder()
            .select({ id: dogs.id })
            .from(dogs)
            .where(like(searchedText(dogs.name), pattern))})`,
      text: sql`(select ${wordsIn(users.name, users.lastName)} || ' ' || ${users.email} || ' ' || ${lineOf(users.phone)}
        from ${users} where ${users.id} = ${bookings.clientId}) || ' ' || (
        select coalesce(string_agg(${searchedText(dogs.name)}, ' '), '') from ${dogs}
        where ${dogs.id} in (select dog_id from booking_dogs where booking_id = ${bookings.id}))`,
    },
  },
)

/** Repository of the waiting list in the contract's shape. */
export const waitingRepository = createRepository(rows.waitingList, waitingList)
