import { paths } from '../shared/business/paths.ts'

/** Pages for search engines. */
export const listedPaths = [
  paths.home(),
  paths.grooming(),
  paths.dayCare(),
  paths.hotel(),
  paths.events(),
  paths.training(),
  paths.shop(),
  paths.location(),
  paths.blog(),
  paths.contact(),
  paths.about(),
  paths.services(),
  paths.privacy(),
]

/** Pages that are complete HTML before any script runs. */
export const renderedPaths = [
  ...listedPaths,
  paths.cart(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
]
