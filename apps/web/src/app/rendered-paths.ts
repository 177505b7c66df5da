import { paths } from '../shared/house/paths.ts'

/** The pages that people look for. */
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

/** The pages that are complete HTML before any script runs. */
export const renderedPaths = [
  ...listedPaths,
  paths.cart(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
]
