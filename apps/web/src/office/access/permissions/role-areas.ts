import {
  areasOf,
  formatList,
  neverLimited,
  permissionAreas,
  reachOf,
  type AreaLimit,
  type PermissionArea,
  type RoleLimits,
  type StaffRole,
} from '@rumi/contract'
import { areaTitles, officePermissionsCopy as copy } from '../../../copy/office/access/permissions.ts'
import { operations } from './permission-rows.ts'

/** Permission level of an area in a custom role: as the base role, read-only, or none. */
export type AreaChoice = 'whole' | AreaLimit
export type RoleArea = { area: PermissionArea; title: string; choices: AreaChoice[] }

const includes = (areas: readonly PermissionArea[], area: PermissionArea) => areas.includes(area)

/** Excluded from an administrator's custom roles: with it, the user could restore their own permissions. */
const isNeverOffered = (base: StaffRole, area: PermissionArea) => base === 'admin' && area === 'users'

/** Areas of a base role with their possible levels; omits those without a choice. */
export const areasOfBase = (base: StaffRole): RoleArea[] =>
  permissionAreas
    .filter((area) => !includes(neverLimited, area))
    .map((area) => {
      const reached = operations.filter(
        (operation) => areasOf(operation).at(-1) === area && reachOf(operation.access, base) === 'all',
      )
      const reads = reached.some(({ method }) => method === 'GET')
      const changes = reached.some(({ method }) => method !== 'GET')
      const choices: AreaChoice[] = [
        ...(isNeverOffered(base, area) ? [] : (['whole'] as const)),
        ...(reads && changes ? (['see'] as const) : []),
        'none',
      ]
      return { area, title: areaTitles[area], choices: reached.length > 0 ? choices : [] }
    })
    .filter(({ choices, area }) => choices.length > 1 || (choices.length === 1 && isNeverOffered(base, area)))

/** Initial restrictions of a custom role. */
export const firstLimits = (base: StaffRole): RoleLimits => (base === 'admin' ? { users: 'none' } : {})

/** Keeps only the restrictions that apply to a base role. */
export const limitsFor = (base: StaffRole, limits: RoleLimits): RoleLimits =>
  Object.fromEntries(
    areasOfBase(base).flatMap(({ area, choices }) => {
      const limit = limits[area] ?? firstLimits(base)[area]
      return limit && choices.includes(limit) ? [[area, limit]] : []
    }),
  )

/** Describes restrictions, one sentence per kind. */
export function describeLimits(limits: RoleLimits): string {
  const titles = (limit: AreaLimit) =>
    permissionAreas.filter((area) => limits[area] === limit).map((area) => areaTitles[area])
  const seen = titles('see')
  const closed = titles('none')
  return [
    seen.length > 0 && copy.onlySees(formatList(seen)),
    closed.length > 0 && copy.doesNotEnter(formatList(closed)),
  ]
    .filter(Boolean)
    .join(' ')
}
