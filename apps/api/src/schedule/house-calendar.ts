import type { HouseCalendar, KeptSettings } from '@rumi/contract'
import { gte, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { askTogether } from '../db/ask-together.ts'
import { shareCalendar } from '../db/calendar-lock.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { houseDays } from '../db/schema/schedule.ts'
import { today } from '../http/clock.ts'
import { currentSettings } from '../settings/index.ts'

const specialDaysFrom = namedStatement('special days', () =>
  new QueryBuilder()
    .select({ day: houseDays.day, kind: houseDays.kind })
    .from(houseDays)
    .where(gte(houseDays.day, sql.placeholder('today'))),
)

/** A calendar whose terms say of which version they are, so that what is sold by it can be kept with them. */
export type KeptCalendar = HouseCalendar & { terms: KeptSettings }

/** The terms that hold, and what was decided about the days from today on: few rows, however long the house has been open. */
export async function houseCalendar(db: Queryable): Promise<KeptCalendar> {
  const [terms, decided] = await askTogether(
    () => currentSettings(db),
    () => specialDaysFrom(db, { today: today() }),
  )
  const daysOf = (kind: string) => decided.filter((one) => one.kind === kind).map(({ day }) => day)
  return { closedDays: daysOf('closed'), workedRestDays: daysOf('worked'), terms }
}

/** The calendar, kept as it is until this transaction ends: bookings share it, whoever closes a day waits for them. */
export async function keptCalendar(tx: Tx): Promise<KeptCalendar> {
  const [, calendar] = await askTogether(
    () => shareCalendar(tx),
    () => houseCalendar(tx),
  )
  return calendar
}
