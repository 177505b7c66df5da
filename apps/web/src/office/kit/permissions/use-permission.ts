import {
  isOpen,
  reachOf,
  type Access,
  type PermissionArea,
  type RoleHolder,
  seesDogCare,
  isStaff,
} from '@rumi/contract'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { routeLoader, type QueriesOf } from '../../../shared/fetching/route-loader.ts'

/** Creates a `clientLoader` for a page of the office; `wanted` is the permission of its queries. */
export const staffLoader = (wanted: Wanted, queriesOf: QueriesOf) =>
  routeLoader((holder) => isStaff(holder.role) && canAccess(holder, wanted), queriesOf)

/** True if the user may read care details of dogs: medical records, needs and reports. */
export function useSeesDogCare() {
  const holder = useRoleHolder()
  return holder !== null && seesDogCare(holder.role)
}

/** True if the user may write an area at the desk; bookkeepers only read here (decision 16). */
export const useCanWrite = (area: PermissionArea) => usePermission({ access: 'desk', area, toChange: true })

/** True if the user's role opens an area for reading. */
export const useCanSee = (area: PermissionArea) => usePermission({ access: 'staff', area })

/** Required permission: for every record, in an area that a custom role may restrict. */
export type Wanted = { access: Access; area?: PermissionArea; toChange?: boolean }

/** True if the role has the permission; the server checks again (decision 16). */
export const canAccess = ({ role, limits }: RoleHolder, { access, area, toChange = false }: Wanted) =>
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
  return holder !== null && canAccess(holder, wanted)
}
