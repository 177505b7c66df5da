import type { BusinessTerms, ServicePolicyGroup } from '../business/business-terms.ts'
import { dayOfTime } from '../time/business-time.ts'
import { seasonOn, type Season } from './service-rates.ts'
import type { ServiceType } from './service-types.ts'

/** Policy group of each service type. */
export const policyGroupOf = {
  Hotel: 'hotel',
  Guardería: 'dayCare',
  Grooming: 'grooming',
  'Extra-Grooming': 'grooming',
  Entrenamiento: 'training',
  Evento: 'event',
} as const satisfies Record<ServiceType, ServicePolicyGroup>

/** The terms of which a policy is made. */
export type PolicyTerms = Pick<BusinessTerms, 'depositPercent' | 'cancellation' | 'policies'>

/** Input of a policy: `start` is a day or an instant, `seasons` are those of the service when it was sold. */
export type PolicyInput = { serviceType: ServiceType; start: string; seasons: readonly Season[] }

/**
 * Returns the policy of a booking: that of the season of its first day, else of its group, else of the
 * business.
 */
export const policyOf = ({ serviceType, start, seasons }: PolicyInput, terms: PolicyTerms) => {
  const own = terms.policies[policyGroupOf[serviceType]]
  const season = seasonOn(dayOfTime(start), seasons)
  const saysSomething = [season?.depositPercent, season?.freeUntilHours, season?.keepPercent].some(
    (term) => typeof term === 'number',
  )
  return {
    depositPercent: season?.depositPercent ?? own.depositPercent ?? terms.depositPercent,
    freeUntilHours: season?.freeUntilHours ?? own.freeUntilHours ?? terms.cancellation.freeUntilHours,
    keepPercent: season?.keepPercent ?? own.keepPercent ?? terms.cancellation.keepPercent,
    lateArrival: own.lateArrival,
    /** Season with its own terms, if any. */
    season: season && saysSomething ? season.name : null,
  }
}
