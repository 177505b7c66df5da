import type { HouseTerms } from '../business/house-terms.ts'
import { monthlyPassFrom, trainingPassFrom, type Pass } from './passes.ts'
import { quoteMonthlyPass, quoteTrainingPass, type Price } from '../money/pricing.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/** A pass by what it holds: a month of the guardería, or so many training sessions (docs/domain.md#capacity). */
export type PassKind = 'day-care-month' | `training-${number}`

/** How a kind is written, wherever it is kept. */
export const passKindPattern = /^(?:day-care-month|training-[1-9]\d{0,2})$/

export const isPassKind = (text: string): text is PassKind => passKindPattern.test(text)

/** A pass is asked for, counts once it is paid, and ends by being cancelled unpaid or by its term. */
export const passStatuses = ['requested', 'active', 'cancelled', 'expired'] as const
export type PassStatus = (typeof passStatuses)[number]

type PassTerms = Pick<HouseTerms, 'passes'>

/** The passes the house sells, in the order in which they are shown. */
export const soldPassKinds = ({ passes }: PassTerms): PassKind[] => [
  ...passes.training.map(({ sessions }) => `training-${sessions}` as const),
  'day-care-month',
]

/** How many sessions a kind of training pass holds. */
export const sessionsOf = (kind: PassKind) => Number(kind.replace('training-', ''))

/** What a pass of a kind holds from a day on. */
export const passOf = (kind: PassKind, validFrom: string, { passes }: PassTerms): Pass =>
  kind === 'day-care-month'
    ? monthlyPassFrom(validFrom, passes.dayCareMonth)
    : trainingPassFrom(validFrom, sessionsOf(kind))

/** The type of service that a pass of a kind pays for. */
export const passPaysFor = (kind: PassKind): ServiceType =>
  kind === 'day-care-month' ? 'Guardería' : 'Entrenamiento'

/** What a pass costs where one day or session costs `unitCentavos`. */
export const quotePass = (
  kind: PassKind,
  unitCentavos: number,
  terms: Pick<HouseTerms, 'passes' | 'ivaPercent'>,
): Price =>
  kind === 'day-care-month'
    ? quoteMonthlyPass(unitCentavos, terms)
    : quoteTrainingPass(sessionsOf(kind), unitCentavos, terms)
