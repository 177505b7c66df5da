import { monthlyPass } from './day-care.ts'
import { monthlyPassFrom, trainingPassFrom, type Pass } from './passes.ts'
import { quoteMonthlyPass, quoteTrainingPass, type Price } from './pricing.ts'
import type { ServiceType } from './service-types.ts'

/** The passes the house sells (docs/domain.md#capacity). */
export const passKinds = ['training-5', 'training-10', 'day-care-month'] as const
export type PassKind = (typeof passKinds)[number]

/** A pass is asked for, counts once it is paid, and ends by being cancelled unpaid or by its term. */
export const passStatuses = ['requested', 'active', 'cancelled', 'expired'] as const
export type PassStatus = (typeof passStatuses)[number]

const sessionsOf = { 'training-5': 5, 'training-10': 10 } as const

/** What a pass of a kind holds from a day on. */
export const passOf = (kind: PassKind, validFrom: string): Pass =>
  kind === 'day-care-month' ? monthlyPassFrom(validFrom) : trainingPassFrom(validFrom, sessionsOf[kind])

/** The type of service that a pass of a kind pays for. */
export const passPaysFor = (kind: PassKind): ServiceType =>
  kind === 'day-care-month' ? 'Guardería' : 'Entrenamiento'

/** What a pass costs where one day or session costs `unitCentavos`. */
export const quotePass = (kind: PassKind, unitCentavos: number): Price =>
  kind === 'day-care-month'
    ? quoteMonthlyPass(monthlyPass.days, unitCentavos)
    : quoteTrainingPass(sessionsOf[kind], unitCentavos)
