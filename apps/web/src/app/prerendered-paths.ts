import { builtMissingPath, firstProducts } from '@rumi/contract'
import { spotFiles, spotPath } from '../site/stills/spot-files.ts'
import { stillNames, stillPath } from '../site/stills/still-names.ts'
import { paths } from '../shared/paths.ts'

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
export const prerenderedPaths = [
  ...listedPaths,
  paths.cart(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  builtMissingPath,
]

/** Pictures that are drawn once, when the site is built. */
export const prerenderedPictures = [
  ...firstProducts.map(({ imageUrl }) => imageUrl),
  ...stillNames.map(stillPath),
  ...spotFiles.map(({ name, ground }) => spotPath(name, ground)),
]
