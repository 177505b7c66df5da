import type { ShopProduct } from './shop-product.ts'

/** In the order of the buttons (spec §2, 'Shop'). */
export const categories = [
  'Juguetes',
  'Comida',
  'Snacks',
  'Estética',
] as const satisfies readonly ShopProduct['category'][]
