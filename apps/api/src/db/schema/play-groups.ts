import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, notBlank, timestampColumns, versionColumn } from './columns.ts'

/** Play groups. `play_groups_hold_their_dogs` in the migrations rejects a capacity below the present dogs. */
export const playGroups = pgTable(
  'play_groups',
  {
    id: idColumn(),
    name: text('name').notNull(),
    capacity: integer('capacity').notNull(),
    maxWeightKg: numeric('max_weight_kg', { mode: 'number', precision: 5, scale: 2 }),
    /** Hours in which it plays; both empty for the whole day. */
    opens: text('opens').notNull().default(''),
    closes: text('closes').notNull().default(''),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    notBlank('play_groups_have_a_name', t.name),
    check('play_groups_take_a_dog', sql`${t.capacity} between 1 and 200`),
    check('play_groups_bear_a_weight', sql`${t.maxWeightKg} > 0`),
    check(
      'play_groups_close_after_opening',
      sql`${t.opens} = '' and ${t.closes} = '' or ${t.opens} <> '' and ${t.opens} < ${t.closes}`,
    ),
    index('play_groups_in_order').on(t.createdAt, t.id),
  ],
)
