import {
  BedDouble,
  BriefcaseBusiness,
  GraduationCap,
  House,
  Info,
  LogIn,
  type LucideIcon,
  MapPin,
  Newspaper,
  PartyPopper,
  PawPrint,
  Scissors,
  ShoppingBag,
  Store,
  Sun,
  UserRound,
} from 'lucide-react'
import { paths } from '../../shared/paths.ts'
import type { chromeCopy } from '../../copy/chrome.ts'
import { footerCopy, navigationCopy as words } from '../../copy/navigation.ts'
import type { Visitor } from './visitor-mark.tsx'

export type NavigationLink = {
  label: string
  href: string
  icon?: LucideIcon
  disabled?: boolean
  /** Left out: everyone. */
  shownTo?: Visitor
}
export type NavigationGroup = { label: string; icon?: LucideIcon; children: readonly NavigationLink[] }
/** spec §3, 'Navigation item': a group has children in place of an address. */
export type NavigationItem = NavigationLink | NavigationGroup

/** The entries of bar and sidebar in their order (spec §2, 'Navigation'). */
export const navigation: readonly NavigationItem[] = [
  { label: words.home, icon: House, href: paths.home() },
  {
    label: words.services,
    icon: PawPrint,
    children: [
      { label: words.dayCare, icon: Sun, href: paths.dayCare() },
      { label: words.hotel, icon: BedDouble, href: paths.hotel() },
      { label: words.grooming, icon: Scissors, href: paths.grooming() },
      { label: words.training, icon: GraduationCap, href: paths.training() },
      { label: words.events, icon: PartyPopper, href: paths.events() },
    ],
  },
  {
    label: words.eCommerce,
    icon: ShoppingBag,
    children: [{ label: words.shop, icon: Store, href: paths.shop() }],
  },
  {
    label: words.aboutUs,
    icon: Info,
    children: [
      { label: words.location, icon: MapPin, href: paths.location() },
      { label: words.blog, icon: Newspaper, href: paths.blog() },
    ],
  },
  { label: words.login, icon: LogIn, href: paths.login(), shownTo: 'stranger' },
  { label: words.account, icon: UserRound, href: paths.account(), shownTo: 'owner' },
  { label: words.office, icon: BriefcaseBusiness, href: paths.office(), shownTo: 'staff' },
]

/** The two buttons of the bar, folded together where it has no room for both. */
export const entrance = (chrome: typeof chromeCopy): NavigationGroup => ({
  label: chrome.enter,
  icon: UserRound,
  children: [
    { label: chrome.register, href: paths.register() },
    { label: chrome.login, href: paths.login() },
  ],
})

/** spec §2, 'Footer', and the privacy notice. */
export const footerLinks: readonly NavigationLink[] = [
  { label: footerCopy.about, href: paths.about() },
  { label: footerCopy.services, href: paths.services() },
  { label: footerCopy.contact, href: paths.contact() },
  { label: footerCopy.location, href: paths.didYouKnow() },
  { label: footerCopy.privacy, href: paths.privacy() },
]
