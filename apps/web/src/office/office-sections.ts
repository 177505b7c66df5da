import type { Access } from '@rumi/contract'
import {
  Banknote,
  BookOpen,
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
  ShieldAlert,
  ShoppingBasket,
  Tags,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '../shared/paths.ts'
import { officeCopy } from '../copy/office.ts'

export type OfficeSection = {
  to: string
  label: string
  icon: LucideIcon
  /** Who may look at it; the same permission as the calls it lives by. */
  access: Access
}

/** Every section of the office, in the order of the navigation; a new one needs its line here and in the routes. */
export const officeSections: readonly OfficeSection[] = [
  { to: paths.office(), label: officeCopy.today, icon: CalendarDays, access: 'staff' },
  { to: paths.officeOccupancy(), label: officeCopy.occupancy, icon: ChartGantt, access: 'staff' },
  { to: paths.officeBookings(), label: officeCopy.bookings, icon: CalendarRange, access: 'staff' },
  { to: paths.officeReports(), label: officeCopy.reports, icon: NotebookPen, access: 'staff' },
  { to: paths.officeSchedule(), label: officeCopy.schedule, icon: Clock, access: 'staff' },
  { to: paths.officeRecords(), label: officeCopy.records, icon: ClipboardCheck, access: 'staff' },
  { to: paths.officeDogs(), label: officeCopy.dogs, icon: PawPrint, access: 'staff' },
  { to: paths.officeClients(), label: officeCopy.clients, icon: Users, access: 'staff' },
  { to: paths.officeMessages(), label: officeCopy.messages, icon: Mail, access: 'staff' },
  { to: paths.officePrivacy(), label: officeCopy.privacy, icon: FileLock, access: 'desk' },
  { to: paths.officeServices(), label: officeCopy.services, icon: Tags, access: 'staff' },
  { to: paths.officeProducts(), label: officeCopy.products, icon: ShoppingBasket, access: 'staff' },
  { to: paths.officeOrders(), label: officeCopy.orders, icon: PackageCheck, access: 'staff' },
  { to: paths.officePayments(), label: officeCopy.payments, icon: Receipt, access: 'staff' },
  { to: paths.officeTill(), label: officeCopy.till, icon: Banknote, access: 'staff' },
  { to: paths.officeBusiness(), label: officeCopy.business, icon: ChartColumn, access: 'admin' },
  { to: paths.officeBooks(), label: officeCopy.books, icon: BookOpen, access: 'books' },
  { to: paths.officeSettings(), label: officeCopy.settings, icon: House, access: 'admin' },
  { to: paths.officeSetup(), label: officeCopy.setup, icon: DoorOpen, access: 'admin' },
  { to: paths.officeUsers(), label: officeCopy.users, icon: UserCog, access: 'admin' },
  { to: paths.officeSecurity(), label: officeCopy.security, icon: ShieldAlert, access: 'admin' },
  { to: paths.officeAccount(), label: officeCopy.account, icon: CircleUser, access: 'staff' },
  { to: paths.officeDeadLetters(), label: officeCopy.deadLetters, icon: MailWarning, access: 'desk' },
]
