import { expect, test } from 'vitest'
import { firstPlanCards } from './first-plan-cards.ts'
import { freeSlug, planPages, slugOf } from './plan-cards.ts'

test('a new card is called by its name, numbered where that is taken or names a kind of service', () => {
  expect(slugOf('Limpieza de Oídos')).toBe('limpieza-de-oidos')
  expect(freeSlug('Baño y Shampoo', new Set())).toBe('bano-y-shampoo')
  expect(freeSlug('Baño y Shampoo', new Set(['bano-y-shampoo', 'bano-y-shampoo-2']))).toBe('bano-y-shampoo-3')
  expect(freeSlug('Hotel', new Set())).toBe('hotel-2')
  expect(freeSlug('¡!', new Set())).toBe('plan')
})

test('every page opens with three cards, one of them the most popular, and no two are called the same', () => {
  for (const page of planPages) {
    const own = firstPlanCards.filter((card) => card.page === page)
    expect([page, own.length, own.filter(({ isPopular }) => isPopular).length]).toEqual([page, 3, 1])
  }
  expect(new Set(firstPlanCards.map(({ slug }) => slug)).size).toBe(15)
})
