import type { ServiceType } from '@rumi/contract'
import { shownPassStatus } from '../../shared/orders/pass-status.ts'
import { useEveryRecord } from '../../shared/fetching/queries.ts'
import { inOrderOfUse } from './pass-order.ts'

/** The owner's passes in order of use. */
export function useMyPasses() {
  const { answer = [], ...fetching } = useEveryRecord('passes', {})
  const mine = answer.toSorted(inOrderOfUse)
  return {
    fetching,
    passes: mine,
    /** Passes that can pay for a service of this type now. */
    usable: (serviceType: ServiceType) =>
      mine.filter(
        (pass) =>
          shownPassStatus(pass) === 'active' && pass.serviceType === serviceType && pass.unitsLeft > 0,
      ),
  }
}
