import type { ServiceType, RecordOf, Resources } from '@rumi/contract'
import { shownPassStatus } from '../../shared/orders/pass-status.ts'
import { useEveryRecord } from '../../shared/fetching/queries.ts'

export type Pass = RecordOf<Resources['passes']>

/** Sorts passes by expiry, those without one last; equal ones by age. */
export function inOrderOfUse(one: Pass, other: Pass) {
  const [end, otherEnd] = [one.validUntil ?? '9999-12-31', other.validUntil ?? '9999-12-31']
  if (end !== otherEnd) return end < otherEnd ? -1 : 1
  return one.createdAt < other.createdAt ? -1 : 1
}

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
