import { firstPlanCards, planPages } from '@rumi/contract'
import type { planCards } from '../schema/business/plan-cards.ts'
import { seedServiceIds } from './services-for-sale.ts'

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
