import { announcedCare, visitStatuses } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, oneOf, timestampColumns, versionColumn } from './columns.ts'
import { dogs } from './people/dogs.ts'
import { users } from './people/people.ts'
import { playGroups } from './play-groups.ts'

/**
 * Presence of one dog, from arrival to departure, with the bookings it uses (`booking_dogs.visit_id`). Triggers plan visits from the
 * open bookings of a dog (`functions/visits.sql`). `visits_one_at_a_time` in the migrations rejects
 * two open visits of a dog that overlap, `visits_one_presence_per_dog` a dog that is present twice.
 */
export const visits = pgTable(
  'visits',
  {
    id: idColumn(),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    status: text('status', { enum: visitStatuses }).notNull().default('expected'),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    arrivedAt: instant('arrived_at'),
    leftAt: instant('left_at'),
    /** Time at which the owner was notified that the dog is ready. */
    readyAt: instant('ready_at'),
    /** Time at which the family announced the dog at the entrance; the desk has not received it yet. */
    announcedAt: instant('announced_at'),
    announcedBy: uuid('announced_by').references(() => users.id, { onDelete: 'set null' }),
    announcedCare: text('announced_care', { enum: announcedCare }).notNull().default('none'),
    announcedNote: text('announced_note').notNull().default(''),
    /** Name of the person who collected the dog; empty where the owner did. */
    collectedBy: text('collected_by').notNull().default(''),
    /** Reason for handing the dog to a person who is not on the owner's list. */
    collectedReason: text('collected_reason').notNull().default(''),
    /** Play group; a present dog has a place in it (`visits_fit_their_group`). */
    playGroupId: uuid('play_group_id').references(() => playGroups.id),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('visits_with_their_dog').on(t.id, t.dogId),
    oneOf('visits_status_is_known', t.status, visitStatuses),
    check('visits_end_after_their_start', sql`${t.lastDay} >= ${t.firstDay}`),
    check(
      'visits_arrive_when_present',
      sql`(${t.arrivedAt} is not null) = (${t.status} in ('in-house', 'gone'))`,
    ),
    check('visits_leave_when_gone', sql`(${t.leftAt} is not null) = (${t.status} = 'gone')`),
    check('visits_ready_when_present', sql`${t.readyAt} is null or ${t.status} in ('in-house', 'gone')`),
    check('visits_leave_after_arrival', sql`${t.leftAt} >= ${t.arrivedAt}`),
    check(
      'visits_collected_when_gone',
      sql`${t.status} = 'gone' or ${t.collectedBy} = '' and ${t.collectedReason} = ''`,
    ),
    oneOf('visits_announced_care_is_known', t.announcedCare, announcedCare),
    check(
      'visits_announced_at_a_time',
      sql`${t.announcedAt} is not null or (${t.announcedBy} is null and ${t.announcedCare} = 'none' and ${t.announcedNote} = '')`,
    ),
    index('visits_by_announcer').on(t.announcedBy),
    index('visits_by_play_group').on(t.playGroupId),
    index('visits_by_day').on(t.firstDay, t.lastDay),
    index('visits_by_dog').on(t.dogId, t.firstDay),
  ],
)
