import { firstProducts } from '@rumi/contract'
import type { products } from '../schema/money/shop.ts'

type NewProduct = typeof products.$inferInsert

const stock = 50

/** The shop's five products (spec §3), under the numbers the prerendered shop page knows them by. */
export const seedProducts = firstProducts.map((product) => ({
  ...product,
  stock,
})) satisfies readonly NewProduct[]
