import type { RecordOf, Resources } from '@rumi/contract'

type Product = RecordOf<Resources['products']>

/** A product as the shop shows it; how many are left is only known once the house has been asked. */
export type ShopProduct = Pick<
  Product,
  'id' | 'name' | 'priceCentavos' | 'imageUrl' | 'description' | 'rating' | 'category'
> &
  Partial<Pick<Product, 'stock'>>
