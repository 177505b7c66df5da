import { houseDayKinds } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, oneOf, timestampColumns } from '../columns.ts'
import { users } from '../people/people.ts'
import { resources } from './services.ts'

export const weeklySpanKinds = ['work', 'break'] as const

/** Regular working week of a person. Without rows of kind `work` they work whenever the business is open. */
export const staffHours = pgTable(
  'staff_hours',
  {
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: weeklySpanKinds }).notNull(),
    weekday: smallint('weekday').notNull(),
    /** Local time `HH:MM`; half open. */
    from: text('from_time').notNull(),
    until: text('until_time').notNull(),
  },
  (t) => [
    primaryKey({ name: 'staff_hours_once_each', columns: [t.resourceId, t.kind, t.weekday, t.from] }),
    oneOf('staff_hours_kind_is_known', t.kind, weeklySpanKinds),
    check('staff_hours_on_a_weekday', sql`${t.weekday} between 1 and 7`),
    check(
      'staff_hours_are_times',
      sql`${t.from} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ${t.until} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
    ),
    check('staff_hours_end_after_start', sql`${t.from} < ${t.until}`),
  ],
)

/**
 * Absence of a person, half open. `absences_one_at_a_time` prevents overlaps. Two triggers under the lock of
 * the person's row keep absences and future visits apart: `absences_leave_visits_alone`,
 * `bookings_while_they_work`.
 */
export const absences = pgTable(
  'absences',
  {
    id: idColumn(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    start: instant('start_at').notNull(),
    end: instant('end_at').notNull(),
    reason: text('reason').notNull().default(''),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...timestampColumns(),
  },
  (t) => [
    check('absences_end_after_start', sql`${t.end} > ${t.start}`),
    index('absences_in_order').on(t.createdAt, t.id),
    index('absences_by_end').on(t.resourceId, t.end),
    index('absences_by_person').on(t.createdBy),
  ],
)

/**
 * Exceptions to the week and the legal rest days. `house_days_leave_bookings_alone` prevents closing a day
 * with bookings.
 */
export const houseDays = pgTable(
  'house_days',
  {
    id: idColumn(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: houseDayKinds }).notNull(),
    note: text('note').notNull().default(''),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...timestampColumns(),
  },
  (t) => [
    unique('house_days_decided_once').on(t.day),
    oneOf('house_days_kind_is_known', t.kind, houseDayKinds),
    index('house_days_in_order').on(t.createdAt, t.id),
    index('house_days_by_person').on(t.createdBy),
  ],
)
