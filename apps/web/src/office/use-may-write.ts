import { reachOf } from '@rumi/contract'
import { useStoreSelector } from '../app/store.ts'

/** Whether whoever looks may change things at the desk; the books only read here (decision 16). */
export function useMayWrite() {
  const role = useStoreSelector((state) => state.user.role)
  return role !== null && reachOf('desk', role) === 'all'
}
