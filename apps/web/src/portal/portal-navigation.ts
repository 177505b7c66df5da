import {
  Bell,
  CalendarDays,
  CalendarPlus,
  Dog,
  House,
  MessageSquareText,
  ShoppingBag,
  TicketCheck,
  UserRound,
} from 'lucide-react'
import { paths } from '../shared/business/paths.ts'
import { portalCopy } from '../copy/portal/portal.ts'

/** Sections in the tab bar. */
export const tabs = [
  { to: paths.account(), label: portalCopy.overview, icon: House, end: true },
  { to: paths.dogs(), label: portalCopy.dogs, icon: Dog, end: false },
  { to: paths.book(), label: portalCopy.book, icon: CalendarPlus, end: false },
  { to: paths.bookings(), label: portalCopy.bookings, icon: CalendarDays, end: false },
  { to: paths.orders(), label: portalCopy.orders, icon: ShoppingBag, end: false },
] as const

/** Sections that a phone reaches through the profile. */
export const furtherSections = [
  { to: paths.passes(), label: portalCopy.passes, icon: TicketCheck, end: false },
  { to: paths.ownMessages(), label: portalCopy.ownMessages, icon: MessageSquareText, end: false },
] as const

/** All sections, for the side navigation. */
export const sections = [
  ...tabs,
  ...furtherSections,
  { to: paths.notifications(), label: portalCopy.notifications, icon: Bell, end: false },
  { to: paths.profile(), label: portalCopy.profile, icon: UserRound, end: false },
] as const
