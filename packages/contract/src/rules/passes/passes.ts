import type { HouseTerms } from '../business/house-terms.ts'
import { addDays } from '../time/house-time.ts'
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
  { days, withinDays }: HouseTerms['passes']['dayCareMonth'],
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
 * Which of the wanted days a pass pays for, in order, when so many of its units are already spent. A day named
 * twice, as for two dogs, costs two units. That no unit is spent twice at once is for the database to hold.
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
