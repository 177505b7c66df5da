import type { TextPage } from '../../../copy/site/public-copy.ts'
import { paths } from '../../../shared/house/paths.ts'

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

/** The page on which a text is looked at: what stands on all of them, on the first. */
export const previewPath = (page: string) =>
  Object.hasOwn(pathOf, page) ? pathOf[page as TextPage] : paths.home()
