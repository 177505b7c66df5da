import { isOpen, reachOf, type Access, type PermissionArea, type RoleHolder } from '@rumi/contract'
import { useStoreSelector } from '../../../shared/fetching/store.ts'

/** What must be open to somebody: a permission for every record, in an area that an own role may have narrowed. */
export type Wanted = { access: Access; area?: PermissionArea; toChange?: boolean }

/** Whether somebody gets that far; the server asks again (decision 16). */
export const reaches = ({ role, limits }: RoleHolder, { access, area, toChange = false }: Wanted) =>
  reachOf(access, role) === 'all' && (area === undefined || isOpen(limits, area, toChange))

/** Whoever looks, as a role and what is taken away from it; null for nobody. */
export function useRoleHolder(): RoleHolder | null {
  const role = useStoreSelector((state) => state.user.role)
  const limits = useStoreSelector((state) => state.limits)
  return role === null ? null : { role, limits }
}

/** Whether whoever looks gets that far. */
export function usePermission(wanted: Wanted) {
  const holder = useRoleHolder()
  return holder !== null && reaches(holder, wanted)
}
