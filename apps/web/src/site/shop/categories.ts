import type { ShopProduct } from '@rumi/contract'

/** In the order of the buttons (spec §2, 'Shop'). */
export const categories = [
  'Juguetes',
  'Comida',
  'Snacks',
  'Estética',
] as const satisfies readonly ShopProduct['category'][]
