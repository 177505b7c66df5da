import { requirementsOf, type ServiceType } from '@rumi/contract'
import { useHouse } from '../../../shared/house/use-house.ts'

/** True if a service requires medical records; otherwise no row states that they are in order. */
export function useRequiresRecords(serviceType: ServiceType): boolean {
  return requirementsOf(serviceType, useHouse()).some(
    ({ kind }) => kind !== 'age' && kind !== 'owner-identified',
  )
}
