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

/** Page for previewing a text; texts of all pages use the first one. */
export const previewPath = (page: string) =>
  Object.hasOwn(pathOf, page) ? pathOf[page as TextPage] : paths.home()
