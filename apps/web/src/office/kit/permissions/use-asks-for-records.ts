import { requirementsOf, type ServiceType } from '@rumi/contract'
import { useHouse } from '../../../shared/house/use-house.ts'

/** Whether a service asks for any medical record of a dog: of one that does not, nobody says that they are in order. */
export function useAsksForRecords(serviceType: ServiceType): boolean {
  return requirementsOf(serviceType, useHouse()).some(
    ({ kind }) => kind !== 'age' && kind !== 'owner-identified',
  )
}
