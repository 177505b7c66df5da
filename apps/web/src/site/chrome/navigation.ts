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
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { PlanPage } from '@rumi/contract'
import type { PublicCopy } from '../../copy/site/public-copy.ts'
import type { Visitor } from './visitor-mark.tsx'

export type NavigationLink = {
  label: string
  href: string
  icon?: LucideIcon
  disabled?: boolean
  /** Omitted: everyone. */
  shownTo?: Visitor
}
export type NavigationGroup = { label: string; icon?: LucideIcon; children: readonly NavigationLink[] }
/** spec §3, 'Navigation item': a group has children instead of an address. */
export type NavigationItem = NavigationLink | NavigationGroup

type Chrome = PublicCopy['chrome']

const serviceIcons = {
  dayCare: Sun,
  hotel: BedDouble,
  grooming: Scissors,
  training: GraduationCap,
  events: PartyPopper,
} as const satisfies Record<PlanPage, LucideIcon>

const serviceLinks = (words: Chrome['links'], offers: readonly PlanPage[]): readonly NavigationLink[] =>
  offers.map((page) => ({ label: words[page], icon: serviceIcons[page], href: publicPaths[page]() }))

/** Entries of bar and sidebar in order (spec §2, 'Navigation'), limited to services on sale. */
export const navigation = (
  { links: words }: Chrome,
  offers: readonly PlanPage[],
): readonly NavigationItem[] => [
  { label: words.home, icon: House, href: publicPaths.home() },
  ...(offers.length > 0
    ? [{ label: words.services, icon: PawPrint, children: serviceLinks(words, offers) }]
    : []),
  {
    label: words.eCommerce,
    icon: ShoppingBag,
    children: [{ label: words.shop, icon: Store, href: publicPaths.shop() }],
  },
  {
    label: words.aboutUs,
    icon: Info,
    children: [
      { label: words.location, icon: MapPin, href: publicPaths.location() },
      { label: words.blog, icon: Newspaper, href: publicPaths.blog() },
    ],
  },
  { label: words.login, icon: LogIn, href: publicPaths.login(), shownTo: 'stranger' },
  { label: words.account, icon: UserRound, href: publicPaths.account(), shownTo: 'owner' },
  { label: words.office, icon: BriefcaseBusiness, href: publicPaths.office(), shownTo: 'staff' },
]

/** True if the page is in a group or below one of its pages. */
export const holdsPage = ({ children }: NavigationGroup, pathname: string) =>
  children.some(({ href }) => `${pathname}/`.startsWith(`${href}/`))

/** Two entries may have the same label. */
export const keyOf = (item: NavigationItem): string =>
  'children' in item ? item.children.map(keyOf).join(' ') : item.href

/** The two buttons of the bar, as one group in narrow space. */
export const entrance = (chrome: Chrome): NavigationGroup => ({
  label: chrome.enter,
  icon: UserRound,
  children: [
    { label: chrome.register, href: publicPaths.register() },
    { label: chrome.login, href: publicPaths.login() },
  ],
})

/** spec §2, 'Footer', and the privacy notice. */
export const footerLinks = ({ footer: { links } }: Chrome): readonly NavigationLink[] => [
  { label: links.about, href: publicPaths.about() },
  { label: links.services, href: publicPaths.services() },
  { label: links.contact, href: publicPaths.contact() },
  { label: links.location, href: publicPaths.didYouKnow() },
  { label: links.privacy, href: publicPaths.privacy() },
]
