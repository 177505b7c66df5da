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
  Receipt,
  ScanBarcode,
  ShieldAlert,
  ShoppingBasket,
  Tags,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '../../../shared/business/paths.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { type Wanted, reaches, useRoleHolder } from './use-permission.ts'

/** Sections that the user may open. */
export function useOfficeSections() {
  const holder = useRoleHolder()
  return holder === null ? [] : officeSections.filter((section) => reaches(holder, section))
}

/** Required permission: that of the section's calls. */
export type OfficeSection = Wanted & {
  to: string
  label: string
  icon: LucideIcon
}

/** Sections of the office in navigation order; a new one needs an entry here and in the routes. */
export const officeSections: readonly OfficeSection[] = [
  { to: paths.office(), label: officeCopy.today, icon: CalendarDays, access: 'staff' },
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
  {
    to: paths.officeReports(),
    label: officeCopy.reports,
    icon: NotebookPen,
    access: 'desk',
    area: 'reportCards',
  },
  { to: paths.officeSchedule(), label: officeCopy.schedule, icon: Clock, access: 'staff', area: 'schedule' },
  {
    to: paths.officeRecords(),
    label: officeCopy.records,
    icon: ClipboardCheck,
    access: 'desk',
    area: 'medicalRecords',
  },
  { to: paths.officeDogs(), label: officeCopy.dogs, icon: PawPrint, access: 'staff', area: 'dogs' },
  { to: paths.officeClients(), label: officeCopy.clients, icon: Users, access: 'staff', area: 'clients' },
  { to: paths.officeMessages(), label: officeCopy.messages, icon: Mail, access: 'staff', area: 'messages' },
  {
    to: paths.officePrivacy(),
    label: officeCopy.privacy,
    icon: FileLock,
    access: 'desk',
    area: 'privacyRequests',
  },
  { to: paths.officeServices(), label: officeCopy.services, icon: Tags, access: 'staff', area: 'services' },
  {
    to: paths.officeProducts(),
    label: officeCopy.products,
    icon: ShoppingBasket,
    access: 'staff',
    area: 'products',
  },
  { to: paths.officeStock(), label: officeCopy.stock, icon: Boxes, access: 'staff', area: 'products' },
  { to: paths.officeOrders(), label: officeCopy.orders, icon: PackageCheck, access: 'staff', area: 'orders' },
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
    to: paths.officeBusiness(),
    label: officeCopy.business,
    icon: ChartColumn,
    access: 'admin',
    area: 'books',
  },
  { to: paths.officeBooks(), label: officeCopy.books, icon: BookOpen, access: 'books', area: 'books' },
  { to: paths.officeSettings(), label: officeCopy.settings, icon: House, access: 'admin', area: 'settings' },
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
]
