import type { HouseTerms, ServicePolicyGroup } from './house-terms.ts'
import type { ServiceType } from './service-types.ts'

/** The group whose rules a type of service keeps. */
export const policyGroupOf = {
  Hotel: 'hotel',
  Guardería: 'dayCare',
  Grooming: 'grooming',
  'Extra-Grooming': 'grooming',
  Entrenamiento: 'training',
  Evento: 'event',
} as const satisfies Record<ServiceType, ServicePolicyGroup>

/** The terms of which a policy is made. */
export type PolicyTerms = Pick<HouseTerms, 'depositPercent' | 'cancellation' | 'policies'>

/** What holds for a type of service: its group's own word, else that of the whole house. */
export const policyOf = (serviceType: ServiceType, terms: PolicyTerms) => {
  const own = terms.policies[policyGroupOf[serviceType]]
  return {
    depositPercent: own.depositPercent ?? terms.depositPercent,
    freeUntilHours: own.freeUntilHours ?? terms.cancellation.freeUntilHours,
    keepPercent: own.keepPercent ?? terms.cancellation.keepPercent,
    lateArrival: own.lateArrival,
  }
}
