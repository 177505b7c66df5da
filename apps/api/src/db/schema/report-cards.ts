import { dogAppetites, dogGames, dogMoods, dogRests } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bookingDogs, bookings } from './bookings.ts'
import { idColumn, instant, oneOf, timestampColumns, versionColumn } from './columns.ts'
import { users } from './people/people.ts'

/**
 * Report of a dog's day for its owner. `report_cards_of_a_day_in_the_house` requires the dog's presence,
 * `report_cards_sent_never_change` keeps sent cards.
 */
export const reportCards = pgTable(
  'report_cards',
  {
    id: idColumn(),
    bookingId: uuid('booking_id').notNull(),
    rumiId: uuid('dog_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    mood: text('mood', { enum: dogMoods }),
    ate: text('ate', { enum: dogAppetites }),
    played: text('played', { enum: dogGames }),
    rest: text('rest', { enum: dogRests }),
    words: text('words').notNull().default(''),
    sentAt: instant('sent_at'),
    sentBy: uuid('sent_by').references(() => users.id),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('report_cards_one_per_dog_and_day').on(t.bookingId, t.rumiId, t.day),
    foreignKey({
      name: 'report_cards_of_a_booked_dog',
      columns: [t.bookingId, t.rumiId],
      foreignColumns: [bookingDogs.bookingId, bookingDogs.dogId],
    }),
    foreignKey({
      name: 'report_cards_of_the_bookings_owner',
      columns: [t.bookingId, t.ownerId],
      foreignColumns: [bookings.id, bookings.clientId],
    }),
    oneOf('report_cards_mood_is_known', t.mood, dogMoods),
    oneOf('report_cards_appetite_is_known', t.ate, dogAppetites),
    oneOf('report_cards_games_are_known', t.played, dogGames),
    oneOf('report_cards_rest_is_known', t.rest, dogRests),
    check(
      'report_cards_sent_say_how_it_went',
      sql`(${t.sentAt} is null) = (${t.sentBy} is null) and (${t.sentAt} is null or ${t.mood} is not null)`,
    ),
    index('report_cards_in_order').on(t.createdAt, t.id),
    index('report_cards_by_dog').on(t.rumiId, t.createdAt, t.id),
    index('report_cards_by_owner').on(t.ownerId, t.createdAt, t.id),
    index('report_cards_by_day').on(t.day, t.createdAt, t.id),
    index('report_cards_by_sender').on(t.sentBy),
  ],
)
