import type { Access, Reach, Role } from './access.ts'
import { reachOf } from './access.ts'

/** Permission areas, as administrators see them. */
export const permissionAreas = [
  'desk',
  'bookings',
  'waitingList',
  'dogs',
  'medicalRecords',
  'reportCards',
  'groomingCards',
  'incidents',
  'clients',
  'telephones',
  'messages',
  'passes',
  'payments',
  'discounts',
  'cashDays',
  'orders',
  'services',
  'products',
  'schedule',
  'absences',
  'houseDays',
  'accounts',
  'books',
  'glEntries',
  'reports',
  'exports',
  'deadLetters',
  'undo',
  'rooms',
  'halls',
  'staffMembers',
  'playGroups',
  'tags',
  'texts',
  'photos',
  'planCards',
  'privacyRequests',
  'setup',
  'settings',
  'users',
  'security',
  'audit',
] as const
export type PermissionArea = (typeof permissionAreas)[number]

/** Areas of permissions whose first word is not an area. */
const areaOfGroup: Readonly<Record<string, PermissionArea>> = {
  agreements: 'clients',
  collectors: 'clients',
  transferProofs: 'payments',
  bank: 'books',
  booking: 'bookings',
  bookingPayments: 'payments',
  care: 'bookings',
  careItems: 'dogs',
  checkOuts: 'bookings',
  phoneQuotes: 'bookings',
  visits: 'bookings',
  kiosk: 'bookings',
  grooming: 'groomingCards',
  myDay: 'groomingCards',
  sickDays: 'absences',
  online: 'payments',
  passUses: 'passes',
  electronicBooks: 'books',
  entryPayments: 'books',
  expenses: 'books',
  invoicing: 'payments',
  plans: 'planCards',
  stock: 'products',
  terminals: 'books',
  tips: 'payments',
  taxes: 'books',
  live: 'desk',
  customRoles: 'users',
  imports: 'settings',
  invitations: 'users',
  auth: 'users',
}

/** The choice of a terminal belongs to payments. Occupancy belongs to the desk, sales do not; the wording of agreements belongs to the texts, signatures to the clients. */
const areaOfPermission: Readonly<Record<string, PermissionArea>> = {
  'reports.occupancy': 'desk',
  'terminals.list': 'payments',
  'terminals.choose': 'payments',
  'agreements.create': 'texts',
  'agreements.update': 'texts',
  'agreements.revise': 'texts',
}

/** Areas that calls of the desk require besides their own, as they answer their records. */
const furtherAreas: Readonly<Record<string, PermissionArea>> = {
  'desk.booking': 'bookings',
  'desk.extras': 'bookings',
  'desk.families': 'clients',
  'desk.passes': 'passes',
  'desk.waiting': 'waitingList',
}

const isArea = (word: string): word is PermissionArea => permissionAreas.some((area) => area === word)

/** The area of a permission by its name, such as `bookings` of `booking.preview`. */
export function areaOf(permission: string): PermissionArea | undefined {
  const group = permission.slice(0, permission.indexOf('.'))
  return areaOfPermission[permission] ?? areaOfGroup[group] ?? (isArea(group) ? group : undefined)
}

/** Accesses of operations that hand over whole tables as a file. */
const exporting: readonly Access[] = ['desk-export', 'books-export', 'admin-export']

/** Returns the areas that an operation requires; the last one names it: `exports` for an export, else its own. */
export function areasOf({ name, access }: Pick<Operation, 'name' | 'access'>): PermissionArea[] {
  const areas = [
    furtherAreas[name],
    areaOf(name),
    exporting.includes(access) ? 'exports' : undefined,
  ] as const
  return areas.filter((area) => area !== undefined)
}

/** Custom role: restricts its base role by area to reading or to no access. Other areas stay as in the base role. */
export const areaLimits = ['see', 'none'] as const
export type AreaLimit = (typeof areaLimits)[number]
export type RoleLimits = Readonly<Partial<Record<PermissionArea, AreaLimit>>>

/** Undo follows the permission of the original act. */
export const neverLimited = ['undo'] as const satisfies readonly PermissionArea[]

/** Role of a caller with the limits of a custom role. */
export type RoleHolder = { role: Role; limits: RoleLimits }

/** Accesses that are equal for every role. */
const sameForAll: readonly Access[] = ['public', 'session', 'session-in-setup', 'personal', 'own']

/** True if roles differ in an access. */
export const isMatterOfRoles = (access: Access) => !sameForAll.includes(access)

export type Operation = { name: string; method: string; access: Access }

/** One's own account stays one's own, whatever is taken away. */
const ownAccount: ReadonlySet<string> = new Set(['clients.read', 'clients.update', 'clients.remove'])

/** Returns a caller's reach for an operation: that of the role, narrowed by a custom role's limits. */
export function reachWithin({ role, limits }: RoleHolder, { name, method, access }: Operation): Reach {
  const reach = reachOf(access, role)
  if (reach !== 'all' || !isMatterOfRoles(access)) return reach
  if (areasOf({ name, access }).every((area) => isOpen(limits, area, method !== 'GET'))) return reach
  return ownAccount.has(name) ? 'self' : 'none'
}

/** True if the base role reaches an operation and the custom role takes it away. */
export const isTakenAway = (holder: RoleHolder, operation: Operation) =>
  reachOf(operation.access, holder.role) === 'all' && reachWithin(holder, operation) !== 'all'

/** True if an area is open for reading, or for changes. */
export const isOpen = (limits: RoleLimits, area: PermissionArea, toChange: boolean) =>
  limits[area] === undefined || (limits[area] === 'see' && !toChange)

/** Seeing telephones of clients, in whichever answer they are. */
export const seeTelephones = { name: 'telephones.see', method: 'GET', access: 'own-or-staff' } as const

export const seesTelephones = (holder: RoleHolder) => reachWithin(holder, seeTelephones) !== 'none'

/** True for administrators whose custom role does not remove role management. */
export const managesRoles = ({ role, limits }: RoleHolder) =>
  role === 'admin' && isOpen(limits, 'users', true)
