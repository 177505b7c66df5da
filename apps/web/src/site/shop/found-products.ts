import type { ShopProduct } from '@rumi/contract'

export type Category = ShopProduct['category']
export type Wanted = { text: string; category: Category | null }

/** Normalises case and accents, so that 'clasico' finds 'Clásico' (spec §5). */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')

/** Products that match both name and category (spec §5). */
export const foundProducts = (products: readonly ShopProduct[], { text, category }: Wanted) =>
  products.filter(
    (product) =>
      (category === null || product.category === category) && plain(product.name).includes(plain(text)),
  )
