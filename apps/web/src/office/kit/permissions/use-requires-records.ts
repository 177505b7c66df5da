import { requirementsOf, type ServiceType } from '@rumi/contract'
import { useBusiness } from '../../../shared/business/use-business.ts'

/** True if a service requires medical records; otherwise no row states that they are in order. */
export function useRequiresRecords(serviceType: ServiceType): boolean {
  return requirementsOf(serviceType, useBusiness()).some(
    ({ kind }) => kind !== 'age' && kind !== 'owner-identified',
  )
}
