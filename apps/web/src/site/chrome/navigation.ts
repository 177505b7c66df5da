import { paths } from '../../shared/paths.ts'
import { footerCopy, navigationCopy as words } from '../../copy/navigation.ts'
import type { Visitor } from './visitor-mark.tsx'

export type NavigationLink = {
  label: string
  href: string
  disabled?: boolean
  /** Left out: everyone. */
  shownTo?: Visitor
}
export type NavigationGroup = { label: string; children: readonly NavigationLink[] }
/** spec §3, 'Navigation item': a group has children in place of an address. */
export type NavigationItem = NavigationLink | NavigationGroup

/** The entries of bar and sidebar in their order (spec §2, 'Navigation'). */
export const navigation: readonly NavigationItem[] = [
  { label: words.home, href: paths.home() },
  {
    label: words.services,
    children: [
      { label: words.dayCare, href: paths.dayCare() },
      { label: words.hotel, href: paths.hotel() },
      { label: words.grooming, href: paths.grooming() },
      { label: words.training, href: paths.training() },
      { label: words.events, href: paths.events() },
    ],
  },
  { label: words.eCommerce, children: [{ label: words.shop, href: paths.shop() }] },
  {
    label: words.aboutUs,
    children: [
      { label: words.location, href: paths.location() },
      { label: words.blog, href: paths.blog() },
    ],
  },
  { label: words.login, href: paths.login(), shownTo: 'stranger' },
  { label: words.account, href: paths.account(), shownTo: 'owner' },
  { label: words.office, href: paths.office(), shownTo: 'staff' },
]

/** spec §2, 'Footer', and the privacy notice. */
export const footerLinks: readonly NavigationLink[] = [
  { label: footerCopy.about, href: paths.about() },
  { label: footerCopy.services, href: paths.services() },
  { label: footerCopy.contact, href: paths.contact() },
  { label: footerCopy.location, href: paths.didYouKnow() },
  { label: footerCopy.privacy, href: paths.privacy() },
]
