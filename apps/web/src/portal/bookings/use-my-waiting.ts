import { compareInstants } from '@rumi/contract'
import { waitingList } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'
import { useFetching, useStoreSelector } from '../../shared/store.ts'

/** What the owner waits for, and the places that are being kept for them now. */
export function useMyWaiting() {
  const fetching = useFetching([waitingList.calls.list({ limit: 200 })])
  const entries = useStoreSelector((state) => state.waitingList.items)
  const now = Temporal.Now.instant()
  return {
    fetching,
    waiting: entries.filter(({ status }) => status === 'waiting'),
    offered: entries.filter(
      ({ status, offeredUntil }) =>
        status === 'offered' && offeredUntil !== null && compareInstants(now, offeredUntil) < 0,
    ),
  }
}
