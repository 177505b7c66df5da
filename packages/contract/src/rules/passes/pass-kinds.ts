import type { BusinessTerms } from '../business/business-terms.ts'
import { monthlyPassFrom, trainingPassFrom, type Pass } from './passes.ts'
import { percentOfTreatment, type IvaTreatment } from '../money/iva.ts'
import type { Price } from '../money/price.ts'
import { quoteMonthlyPass, quoteTrainingPass } from '../money/pricing.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/** A pass by what it holds: a month of the guardería, or so many training sessions (docs/domain.md#capacity). */
export type PassKind = 'day-care-month' | `training-${number}`

/** Pattern of a stored pass kind. */
export const passKindPattern = /^(?:day-care-month|training-[1-9]\d{0,2})$/

export const isPassKind = (text: string): text is PassKind => passKindPattern.test(text)

/** States of a pass. It is active once paid, and ends by expiry or, unpaid, by cancellation. */
export const passStatuses = ['requested', 'active', 'cancelled', 'expired'] as const
export type PassStatus = (typeof passStatuses)[number]

type PassTerms = Pick<BusinessTerms, 'passes'>

/** Returns the pass kinds on sale, in display order. */
export const soldPassKinds = ({ passes }: PassTerms): PassKind[] => [
  ...passes.training.map(({ sessions }) => `training-${sessions}` as const),
  'day-care-month',
]

/** Returns the number of sessions of a training pass. */
export const sessionsOf = (kind: PassKind) => Number(kind.replace('training-', ''))

/** Returns the contents of a pass of this kind, valid from the given day. */
export const passOf = (kind: PassKind, validFrom: string, { passes }: PassTerms): Pass =>
  kind === 'day-care-month'
    ? monthlyPassFrom(validFrom, passes.dayCareMonth)
    : trainingPassFrom(validFrom, sessionsOf(kind))

/** The type of service that a pass of a kind pays for. */
export const passPaysFor = (kind: PassKind): ServiceType =>
  kind === 'day-care-month' ? 'Guardería' : 'Entrenamiento'

/** Returns the price of a pass where one day or session costs `unitCentavos`. */
export const quotePass = (
  kind: PassKind,
  unitCentavos: number,
  { passes, ivaPercent }: Pick<BusinessTerms, 'passes' | 'ivaPercent'>,
  ivaTreatment: IvaTreatment = 'general',
): Price => {
  const terms = { passes, ivaPercent: percentOfTreatment(ivaTreatment, ivaPercent) }
  return kind === 'day-care-month'
    ? quoteMonthlyPass(unitCentavos, terms)
    : quoteTrainingPass(sessionsOf(kind), unitCentavos, terms)
}
