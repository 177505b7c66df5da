import { reachOf } from '@rumi/contract'
import { useStoreSelector } from '../app/store.ts'
import { officeRooms } from './office-rooms.ts'

/** The rooms that whoever looks may enter. */
export function useOfficeRooms() {
  const role = useStoreSelector((state) => state.user.role)
  return role === null ? [] : officeRooms.filter(({ access }) => reachOf(access, role) === 'all')
}
