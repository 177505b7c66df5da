import { firstProducts } from '@rumi/contract'
import { expect, test } from 'vitest'
import { cartLines, cartTotalCentavos } from '../../shared/orders/cart-lines.ts'
import { cartCopy } from '../../copy/site/cart.ts'
import { orderMessage } from './cart-summary.tsx'

const products = firstProducts.map((product) => ({ ...product, ivaTreatment: 'general' as const, stock: 5 }))

const line = (productId: number, quantity: number) => ({ productId, quantity })

test('prices each line by its pieces and sums the total', () => {
  const lines = cartLines([line(1, 3), line(4, 1)], products)
  expect(lines.map(({ amountCentavos }) => amountCentavos)).toEqual([30_00, 45_00])
  expect(cartTotalCentavos(lines)).toBe(75_00)
})

test('keeps lines in order of entry', () => {
  const lines = cartLines([line(5, 1), line(2, 1)], products)
  expect(lines.map(({ product }) => product.id)).toEqual([5, 2])
})

test('excludes a product that is off sale', () => {
  const lines = cartLines([line(99, 2), line(3, 1)], products)
  expect(cartTotalCentavos(lines)).toBe(18_00)
  expect(lines).toHaveLength(1)
})

test('formats an order with pieces, names, prices and total', () => {
  expect(orderMessage(cartLines([line(1, 2), line(4, 1)], products), cartCopy.message)).toBe(
    [
      'Hola, quiero pedir en la tienda:',
      '• 2 × Galletas de avena: $ 20.00 MXN',
      '• 1 × Croquetas balanceadas: $ 45.00 MXN',
      'Total: $ 65.00 MXN',
      '¿Me lo apartan para pasar a recogerlo?',
    ].join('\n'),
  )
})
