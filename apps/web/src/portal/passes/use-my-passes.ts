import type { ServiceType } from '@rumi/contract'
import { useRecords } from '../../shared/queries.ts'
import { inOrderOfUse } from './pass-order.ts'

/** The owner's passes, in the order in which they pay. */
export function useMyPasses() {
  const { records, ...fetching } = useRecords('passes', { limit: 200 })
  const mine = records.toSorted(inOrderOfUse)
  return {
    fetching,
    passes: mine,
    /** Passes that would pay for a service of this type now. */
    usable: (serviceType: ServiceType) =>
      mine.filter(
        (pass) => pass.status === 'active' && pass.serviceType === serviceType && pass.unitsLeft > 0,
      ),
  }
}
