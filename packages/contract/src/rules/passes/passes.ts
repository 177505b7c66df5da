import type { BusinessTerms } from '../business/business-terms.ts'
import { addDays } from '../time/business-time.ts'
import { divideRounded } from '../money/money.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/** A prepaid number of days or sessions; each is spent once, by one dog. */
export type Pass = {
  serviceType: ServiceType
  units: number
  /** Its first day. */
  validFrom: string
  /** Its last day, itself included; null where nothing ends it. */
  validUntil: string | null
}

/** Plan Mensual from a day on: so many days within others, the first day counting as one (docs/domain.md#capacity). */
export const monthlyPassFrom = (
  validFrom: string,
  { days, withinDays }: BusinessTerms['passes']['dayCareMonth'],
): Pass => ({
  serviceType: 'Guardería',
  units: days,
  validFrom,
  validUntil: addDays(validFrom, withinDays - 1),
})

/** A pass of training sessions, which nothing ends (spec §3 states no term). */
export const trainingPassFrom = (validFrom: string, sessions: number): Pass => ({
  serviceType: 'Entrenamiento',
  units: sessions,
  validFrom,
  validUntil: null,
})

const isValidOn = ({ validFrom, validUntil }: Pass, day: string) =>
  validFrom <= day && (validUntil === null || day <= validUntil)

/**
 * Returns the wanted days that a pass covers, in order, given the spent units. A day that occurs twice, as
 * for two dogs, takes two units. The database prevents double spending.
 */
export const daysCoveredBy = (pass: Pass, spentUnits: number, days: readonly string[]): string[] =>
  days
    .toSorted()
    .filter((day) => isValidOn(pass, day))
    .slice(0, Math.max(0, pass.units - spentUnits))

type PaidPass = { units: number; unitsLeft: number; totalCentavos: number; leftCentavos: number }

/** A pass that ends before its units are spent costs their share of its price; what was paid beyond that is given back, in centavos. */
export function endedPass({ units, unitsLeft, totalCentavos, leftCentavos }: PaidPass) {
  const costCentavos = divideRounded(totalCentavos * (units - unitsLeft), units)
  return { costCentavos, backCentavos: Math.max(0, totalCentavos - leftCentavos - costCentavos) }
}
