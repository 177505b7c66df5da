import { compareInstants } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'

/** Waiting list entries of the owner, and current offers. */
export function useMyWaiting() {
  const { answer: records = [] } = useEveryRecord('waitingList', {})
  const now = Temporal.Now.instant()
  return {
    waiting: records.filter(({ status }) => status === 'waiting'),
    offered: records.filter(
      ({ status, offeredUntil }) =>
        status === 'offered' && offeredUntil !== null && compareInstants(now, offeredUntil) < 0,
    ),
  }
}
