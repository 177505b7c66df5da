import type { ShopProduct } from '@rumi/contract'

export type Category = ShopProduct['category']
export type Wanted = { text: string; category: Category | null }

/** Letters without case or accents, so that 'clasico' finds 'Clásico' (spec §5). */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')

/** The products whose name contains the text and that are of the category; both must hold (spec §5). */
export const foundProducts = (products: readonly ShopProduct[], { text, category }: Wanted) =>
  products.filter(
    (product) =>
      (category === null || product.category === category) && plain(product.name).includes(plain(text)),
  )
