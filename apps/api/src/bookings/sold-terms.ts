import {
  cancellationOf,
  depositDue,
  depositHeldUntil,
  depositUntilOf,
  latePickupTerms,
  percentOfTreatment,
  policyOf,
  type BusinessSettings,
  type BusinessTerms,
  type LateMove,
  type PolicyInput,
  type Season,
  type ServiceType,
} from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { bookings } from '../db/schema/bookings.ts'
import { houseSettings } from '../db/schema/business/settings.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { wholeSettings } from '../settings/index.ts'

const settingsOfBooking = namedStatement('settings of a booking', (db) =>
  db
    .select({
      data: houseSettings.data,
      serviceType: bookings.serviceType,
      soldRates: bookings.soldRates,
      ivaTreatment: bookings.ivaTreatment,
      lateFreeUntil: bookings.lateFreeUntil,
      lateKeepPercent: bookings.lateKeepPercent,
    })
    .from(bookings)
    .leftJoin(houseSettings, eq(houseSettings.version, bookings.settingsVersion))
    .where(eq(bookings.id, sql.placeholder('id'))),
)

/**
 * The terms with its percentage of IVA, the kind and the seasons of its service under which a booking was sold, whatever holds by now, and what its owner took along by
 * moving it late. The first version is the defaults and has no row; a booking from before there were sizes has no seasons.
 */
export async function soldTermsOf(
  db: Queryable,
  id: string,
): Promise<{
  terms: BusinessSettings
  serviceType: ServiceType
  seasons: readonly Season[]
  movedLate: LateMove | null
}> {
  const [found] = await settingsOfBooking(db, { id })
  if (!found) throw new Refused('not-found')
  const { data, serviceType, soldRates, lateFreeUntil: freeUntil, lateKeepPercent: keepPercent } = found
  const terms = wholeSettings(data ?? {})
  return {
    terms: { ...terms, ivaPercent: percentOfTreatment(found.ivaTreatment, terms.ivaPercent) },
    serviceType,
    seasons: soldRates?.seasons ?? [],
    movedLate: freeUntil !== null && keepPercent !== null ? { freeUntil, keepPercent } : null,
  }
}

/** The terms alone. */
export const termsOfBooking = async (db: Queryable, id: string): Promise<BusinessSettings> =>
  (await soldTermsOf(db, id)).terms

type Quoted = PolicyInput & {
  ends: readonly string[]
  totalCentavos: number
  isFirstVisit: boolean
  movedLate?: LateMove | null
}

/** Returns the terms shown beside a price; `ends` are the ends of all its parts. */
export const quotedTerms = (quoted: Quoted, terms: BusinessTerms) => ({
  depositCentavos: depositDue(quoted, terms),
  ...depositTermsOf(quoted, terms),
  ivaPercent: terms.ivaPercent,
  cancellation: cancellationOf(quoted, now(), terms),
  ...textTermsOf(quoted, terms),
})

/** Returns the due time of a deposit and whether the place is then released. */
function depositTermsOf(quoted: Quoted, terms: BusinessTerms) {
  const depositUntil = depositUntilOf(quoted, now(), terms)
  const heldUntil = depositHeldUntil({ bookedAt: now(), depositUntil }, terms)
  return { depositUntil: heldUntil ?? depositUntil, depositReleases: heldUntil !== null }
}

/** Returns the textual terms, independent of amounts. */
export function textTermsOf(sold: PolicyInput & { ends: readonly string[] }, terms: BusinessTerms) {
  const { lateArrival, season } = policyOf(sold, terms)
  return { lateArrival, season, latePickup: latePickupTerms(sold, terms) }
}
