import type { ServiceType } from '@rumi/contract'
import { passes } from '@rumi/data-layer'
import { useFetching, useStoreSelector } from '../../shared/store.ts'
import { inOrderOfUse } from './pass-order.ts'

/** The owner's passes, in the order in which they pay. */
export function useMyPasses() {
  const fetching = useFetching([passes.calls.list({ limit: 200 })])
  const mine = useStoreSelector((state) => state.passes.items).toSorted(inOrderOfUse)
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
