import { planPages, type PlanPage } from '@rumi/contract'
import type { TextPage } from '../../../copy/site/public-copy.ts'
import { paths } from '../../../shared/business/paths.ts'

const pathOf: Record<TextPage, string> = {
  home: paths.home(),
  dayCare: paths.dayCare(),
  hotel: paths.hotel(),
  grooming: paths.grooming(),
  training: paths.training(),
  events: paths.events(),
  services: paths.services(),
  about: paths.about(),
  location: paths.location(),
  contact: paths.contact(),
  shop: paths.shop(),
  cart: paths.cart(),
  blog: paths.blog(),
  privacy: paths.privacy(),
  chrome: paths.home(),
  house: paths.home(),
}

const isSold = (page: string, offers: readonly PlanPage[]) =>
  !planPages.some((one) => one === page) || offers.some((one) => one === page)

/** Public pages with an address of their own, without those of services that are not on sale. */
export const visitedPages = (offers: readonly PlanPage[]) =>
  (Object.keys(pathOf) as TextPage[]).filter(
    (page) => page !== 'chrome' && page !== 'house' && isSold(page, offers),
  )

/** Page for previewing a text; texts of all pages use the first one. */
export const previewPath = (page: string) =>
  Object.hasOwn(pathOf, page) ? pathOf[page as TextPage] : paths.home()
