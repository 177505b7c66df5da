import { firstPlanCards, planPages, firstProducts } from '@rumi/contract'
import type { planCards } from '../schema/business/plan-cards.ts'
import { seedServiceIds } from './services-for-sale.ts'
import type { products } from '../schema/money/shop.ts'

/** The plans and packages of the public pages as they are shipped, each with the service it leads to. */
export const seedPlanCards = planPages.flatMap((page) =>
  firstPlanCards
    .filter((card) => card.page === page)
    .map(({ sells, features, ...card }, position): typeof planCards.$inferInsert => ({
      ...card,
      features: [...features],
      position,
      serviceId: seedServiceIds[sells],
    })),
)

type NewProduct = typeof products.$inferInsert

const stock = 50

/** The shop's five products (spec §3), under the numbers the prerendered shop page knows them by. */
export const seedProducts = firstProducts.map((product) => ({
  ...product,
  stock,
})) satisfies readonly NewProduct[]
