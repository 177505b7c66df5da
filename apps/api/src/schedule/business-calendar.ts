import type { BusinessCalendar, StoredSettings } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { shareCalendar } from '../db/calendar-lock.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { houseDays } from '../db/schema/business/schedule.ts'
import { today } from '../http/clock.ts'
import { knownSettings, newestStored, ofNewest, readSettings } from '../settings/index.ts'

const calendarNow = namedStatement('calendar', (db) =>
  db
    .select({
      ...ofNewest,
      specialDays: sql<
        SpecialDay[]
      >`(select coalesce(json_agg(json_build_object('day', ${houseDays.day}, 'kind', ${houseDays.kind})), '[]')
        from ${houseDays} where ${houseDays.day} >= ${sql.placeholder('today')})`,
    })
    .from(sql`(values (1)) one left join lateral (${newestStored}) newest on true`),
)
type SpecialDay = Pick<typeof houseDays.$inferSelect, 'day' | 'kind'>

/** Calendar with versioned terms, so that sales can store the version. */
export type VersionedCalendar = BusinessCalendar & { terms: StoredSettings }

/**
 * Returns the current terms and the decisions about days from today on; few rows at any age of the business.
 */
export async function businessCalendar(db: Queryable): Promise<VersionedCalendar> {
  const { known, parameters } = knownSettings()
  const [calendar] = await calendarNow(db, { today: today(), ...parameters })
  const { specialDays, ...newest } = calendar!
  const daysOf = (kind: string) => specialDays.filter((one) => one.kind === kind).map(({ day }) => day)
  return {
    closedDays: daysOf('closed'),
    workedRestDays: daysOf('worked'),
    terms: readSettings(newest, known),
  }
}

/** Returns the calendar under a shared lock until the transaction ends. Closing a day waits for bookings. */
export async function lockCalendar(tx: Tx): Promise<VersionedCalendar> {
  await shareCalendar(tx)
  return businessCalendar(tx)
}
