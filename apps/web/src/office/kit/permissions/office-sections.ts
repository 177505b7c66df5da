import { isOpen, type PermissionArea, type RoleLimits } from '@rumi/contract'
import {
  Banknote,
  BookOpen,
  Boxes,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ChartGantt,
  CircleUser,
  ClipboardCheck,
  Clock,
  DoorOpen,
  FileLock,
  House,
  Mail,
  NotebookPen,
  MailWarning,
  PackageCheck,
  PawPrint,
  Pill,
  Receipt,
  ScanBarcode,
  Scissors,
  ShieldAlert,
  ShoppingBasket,
  Tags,
  UserCog,
  TriangleAlert,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '../../../shared/business/paths.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { type Wanted, canAccess, useRoleHolder } from './use-permission.ts'

/** Groups of the navigation with the sections that the user may open; groups without any are left out. */
export function useOfficeGroups(): readonly OfficeGroup[] {
  const holder = useRoleHolder()
  if (holder === null) return []
  return officeGroups
    .map((group) => ({ ...group, sections: group.sections.filter((section) => canAccess(holder, section)) }))
    .filter(({ sections }) => sections.length > 0)
}

/** Sections that the user may open, in the order of the navigation. */
export const useOfficeSections = () => useOfficeGroups().flatMap(({ sections }) => sections)

/** Sections in the bottom bar of a phone: the four that come first for the user's role among those that the user may open. */
export function useMainSections(): readonly OfficeSection[] {
  const holder = useRoleHolder()
  const sections = useOfficeSections()
  const first =
    holder?.role === 'contador'
      ? mainOfBookkeepers
      : holder && canAccess(holder, { access: 'desk', area: 'desk' })
        ? mainOfDesk
        : mainOfGroomers
  return first.flatMap((to) => sections.find((section) => section.to === to) ?? []).slice(0, mostMain)
}

/** Required permission: that of the section's calls. */
export type OfficeSection = Wanted & {
  to: string
  label: string
  icon: LucideIcon
}

/** Part of the navigation under one heading. */
export type OfficeGroup = {
  name: keyof typeof officeCopy.groups
  icon: LucideIcon
  sections: readonly OfficeSection[]
}

const mostMain = 4

/** Sections of the bottom bar by how much each role uses them: the dogs of the day for the desk, the books for bookkeepers. */
const mainOfDesk = [
  paths.office(),
  paths.officeCare(),
  paths.officeBookings(),
  paths.officeClients(),
  paths.officeMessages(),
  paths.officePayments(),
  paths.officeTill(),
]
const mainOfGroomers = [
  paths.officeMyDay(),
  paths.officeBookings(),
  paths.officeDogs(),
  paths.officeReports(),
]
const mainOfBookkeepers = [
  paths.officeBooks(),
  paths.officePayments(),
  paths.officeTill(),
  paths.officeOrders(),
]

/** Sections of the office by group, in navigation order; a new one needs an entry here and in the routes. */
export const officeGroups: readonly OfficeGroup[] = [
  {
    name: 'today',
    icon: CalendarDays,
    sections: [
      { to: paths.office(), label: officeCopy.today, icon: CalendarDays, access: 'staff', area: 'desk' },
      {
        to: paths.officeMyDay(),
        label: officeCopy.myDay,
        icon: Scissors,
        access: 'desk',
        area: 'groomingCards',
      },
      {
        to: paths.officeCare(),
        label: officeCopy.care,
        icon: Pill,
        access: 'desk',
        area: 'bookings',
      },
      {
        to: paths.officeOccupancy(),
        label: officeCopy.occupancy,
        icon: ChartGantt,
        access: 'staff',
        area: 'desk',
      },
      {
        to: paths.officeBookings(),
        label: officeCopy.bookings,
        icon: CalendarRange,
        access: 'staff',
        area: 'bookings',
      },
    ],
  },
  {
    name: 'families',
    icon: PawPrint,
    sections: [
      { to: paths.officeClients(), label: officeCopy.clients, icon: Users, access: 'staff', area: 'clients' },
      { to: paths.officeDogs(), label: officeCopy.dogs, icon: PawPrint, access: 'staff', area: 'dogs' },
      {
        to: paths.officeRecords(),
        label: officeCopy.records,
        icon: ClipboardCheck,
        access: 'desk',
        area: 'medicalRecords',
      },
      {
        to: paths.officeReports(),
        label: officeCopy.reports,
        icon: NotebookPen,
        access: 'desk',
        area: 'reportCards',
      },
      {
        to: paths.officeIncidents(),
        label: officeCopy.incidents,
        icon: TriangleAlert,
        access: 'desk',
        area: 'incidents',
      },
      {
        to: paths.officeMessages(),
        label: officeCopy.messages,
        icon: Mail,
        access: 'staff',
        area: 'messages',
      },
      {
        to: paths.officePrivacy(),
        label: officeCopy.privacy,
        icon: FileLock,
        access: 'desk',
        area: 'privacyRequests',
      },
    ],
  },
  {
    name: 'money',
    icon: Banknote,
    sections: [
      {
        to: paths.officePayments(),
        label: officeCopy.payments,
        icon: Receipt,
        access: 'staff',
        area: 'payments',
      },
      {
        to: paths.officeCounterSale(),
        label: officeCopy.counterSale,
        icon: ScanBarcode,
        access: 'desk',
        area: 'payments',
        toChange: true,
      },
      { to: paths.officeTill(), label: officeCopy.till, icon: Banknote, access: 'staff', area: 'cashDays' },
      {
        to: paths.officeOrders(),
        label: officeCopy.orders,
        icon: PackageCheck,
        access: 'staff',
        area: 'orders',
      },
      { to: paths.officeStock(), label: officeCopy.stock, icon: Boxes, access: 'staff', area: 'products' },
      {
        to: paths.officeProducts(),
        label: officeCopy.products,
        icon: ShoppingBasket,
        access: 'staff',
        area: 'products',
      },
    ],
  },
  {
    name: 'books',
    icon: BookOpen,
    sections: [
      { to: paths.officeBooks(), label: officeCopy.books, icon: BookOpen, access: 'books', area: 'books' },
      {
        to: paths.officeBusiness(),
        label: officeCopy.business,
        icon: ChartColumn,
        access: 'admin',
        area: 'books',
      },
    ],
  },
  {
    name: 'business',
    icon: House,
    sections: [
      {
        to: paths.officeServices(),
        label: officeCopy.services,
        icon: Tags,
        access: 'staff',
        area: 'services',
      },
      {
        to: paths.officeSchedule(),
        label: officeCopy.schedule,
        icon: Clock,
        access: 'staff',
        area: 'schedule',
      },
      {
        to: paths.officeSettings(),
        label: officeCopy.settings,
        icon: House,
        access: 'admin',
        area: 'settings',
      },
      { to: paths.officeSetup(), label: officeCopy.setup, icon: DoorOpen, access: 'admin', area: 'setup' },
      { to: paths.officeUsers(), label: officeCopy.users, icon: UserCog, access: 'admin', area: 'users' },
      {
        to: paths.officeSecurity(),
        label: officeCopy.security,
        icon: ShieldAlert,
        access: 'admin',
        area: 'security',
      },
      { to: paths.officeAccount(), label: officeCopy.account, icon: CircleUser, access: 'staff' },
      {
        to: paths.officeDeadLetters(),
        label: officeCopy.deadLetters,
        icon: MailWarning,
        access: 'desk',
        area: 'deadLetters',
      },
    ],
  },
]

/** All sections of the office. */
export const officeSections: readonly OfficeSection[] = officeGroups.flatMap(({ sections }) => sections)

/** Sections, and pages that the navigation does not list, with the areas that they read. */
const pages: readonly { to: string; areas: readonly PermissionArea[] }[] = [
  ...officeSections.map(({ to, area }) => ({ to, areas: area ? [area] : [] })),
  { to: paths.officeNewBooking(), areas: ['bookings', 'clients'] },
  { to: paths.officePhoneQuote(), areas: ['bookings'] },
  { to: paths.officePasses(), areas: ['passes'] },
  { to: paths.officeWaiting(), areas: ['waitingList'] },
]

/** True if a custom role leaves a page of the office open, by its path. */
export const isOpenPage = (limits: RoleLimits, pathname: string) =>
  (pages.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.areas ?? []).every((area) =>
    isOpen(limits, area, false),
  )
