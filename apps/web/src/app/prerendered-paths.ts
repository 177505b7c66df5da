import { firstProducts } from '@rumi/contract'
import { stillNames, stillPath } from '../site/stills/still-names.ts'
import { paths } from './paths.ts'

/** The pages that are complete HTML before any script runs. */
export const prerenderedPaths = [paths.home(), paths.dayCare(), paths.shop(), paths.cart()]

/** Pictures that are drawn once, when the site is built. */
export const prerenderedPictures = [
  ...firstProducts.map(({ imageUrl }) => imageUrl),
  ...stillNames.map(stillPath),
]
