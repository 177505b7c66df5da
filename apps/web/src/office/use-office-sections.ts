import { reachOf } from '@rumi/contract'
import { useStoreSelector } from '../shared/store.ts'
import { officeSections } from './office-sections.ts'

/** The sections that whoever looks may see. */
export function useOfficeSections() {
  const role = useStoreSelector((state) => state.user.role)
  return role === null ? [] : officeSections.filter(({ access }) => reachOf(access, role) === 'all')
}
