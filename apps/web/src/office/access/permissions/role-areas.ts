import {
  alwaysSeen,
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

/** An area as an own role may have it: as its base role, only to look at, or not at all. */
export type AreaChoice = 'whole' | AreaLimit
export type RoleArea = { area: PermissionArea; title: string; choices: AreaChoice[] }

const includes = (areas: readonly PermissionArea[], area: PermissionArea) => areas.includes(area)

/** Whoever gives roles could give themselves what was taken away, so that an administrator's own role never does. */
const isKeptAway = (base: StaffRole, area: PermissionArea) => base === 'admin' && area === 'users'

/** The areas that a base role reaches, each with what an own role may leave of it; those that leave no choice are left out. */
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
        ...(isKeptAway(base, area) ? [] : (['whole'] as const)),
        ...(reads && changes ? (['see'] as const) : []),
        ...(includes(alwaysSeen, area) ? [] : (['none'] as const)),
      ]
      return { area, title: areaTitles[area], choices: reached.length > 0 ? choices : [] }
    })
    .filter(({ choices, area }) => choices.length > 1 || (choices.length === 1 && isKeptAway(base, area)))

/** What an own role of a base begins with. */
export const firstLimits = (base: StaffRole): RoleLimits => (base === 'admin' ? { users: 'none' } : {})

/** The limits of `limits` that mean something for a base: areas that it reaches, and choices that they have. */
export const limitsFor = (base: StaffRole, limits: RoleLimits): RoleLimits =>
  Object.fromEntries(
    areasOfBase(base).flatMap(({ area, choices }) => {
      const limit = limits[area] ?? firstLimits(base)[area]
      return limit && choices.includes(limit) ? [[area, limit]] : []
    }),
  )

/** What an own role takes away, in a sentence for each way. */
export function saidOfLimits(limits: RoleLimits): string {
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
