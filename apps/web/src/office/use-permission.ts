import { reachOf, type Access } from '@rumi/contract'
import { useStoreSelector } from '../shared/store.ts'

/** Whether whoever looks reaches every record with this permission; the server asks again (decision 16). */
export function usePermission(access: Access) {
  const role = useStoreSelector((state) => state.user.role)
  return role !== null && reachOf(access, role) === 'all'
}
