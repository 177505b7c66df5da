import { isOpen, reachOf, type Access, type PermissionArea, type RoleHolder } from '@rumi/contract'
import { useStoreSelector } from '../../../shared/fetching/store.ts'

/** Required permission: for every record, in an area that a custom role may restrict. */
export type Wanted = { access: Access; area?: PermissionArea; toChange?: boolean }

/** True if the role has the permission; the server checks again (decision 16). */
export const reaches = ({ role, limits }: RoleHolder, { access, area, toChange = false }: Wanted) =>
  reachOf(access, role) === 'all' && (area === undefined || isOpen(limits, area, toChange))

/** Role of the user with its restrictions; null if logged out. */
export function useRoleHolder(): RoleHolder | null {
  const role = useStoreSelector((state) => state.user.role)
  const limits = useStoreSelector((state) => state.limits)
  return role === null ? null : { role, limits }
}

/** True if the user has the permission. */
export function usePermission(wanted: Wanted) {
  const holder = useRoleHolder()
  return holder !== null && reaches(holder, wanted)
}
