import {
  cancellationOf,
  depositDue,
  policyOf,
  type HouseSettings,
  type HouseTerms,
  type ServiceType,
} from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { bookings } from '../db/schema/bookings.ts'
import { houseSettings } from '../db/schema/settings.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { wholeSettings } from '../settings/index.ts'

const settingsOfBooking = namedStatement('settings of a booking', () =>
  new QueryBuilder()
    .select({ data: houseSettings.data })
    .from(bookings)
    .leftJoin(houseSettings, eq(houseSettings.version, bookings.settingsVersion))
    .where(eq(bookings.id, sql.placeholder('id'))),
)

/** The terms under which a booking was sold, whatever holds by now. The first version is the defaults and has no row. */
export async function termsOfBooking(db: Queryable, id: string): Promise<HouseSettings> {
  const [found] = await settingsOfBooking(db, { id })
  if (!found) throw new Refused('not-found')
  return wholeSettings(found.data ?? {})
}

type Quoted = { serviceType: ServiceType; start: string; totalCentavos: number; isFirstVisit: boolean }

/** What is said of the terms beside a price. */
export const quotedTerms = (quoted: Quoted, terms: HouseTerms) => ({
  depositCentavos: depositDue(quoted, terms),
  ivaPercent: terms.ivaPercent,
  cancellation: cancellationOf(quoted, now(), terms),
  lateArrival: policyOf(quoted.serviceType, terms).lateArrival,
})
