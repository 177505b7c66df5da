import { expect, test } from 'vitest'
import { noPrice, writtenPrice } from './written-price.ts'

test('nothing written is no price and no fault', () => {
  expect(writtenPrice(noPrice)).toEqual({ faults: {} })
})

test('an amount with what it is for is a price in centavos', () => {
  expect(writtenPrice({ amount: '$4,500.50', reason: ' Paquete Premium para doce. ' })).toEqual({
    price: { totalCentavos: 4_500_50, reason: 'Paquete Premium para doce.' },
    faults: {},
  })
})

test.each([
  [{ amount: '', reason: 'Paquete Premium para doce.' }, ['amount']],
  [{ amount: 'mucho', reason: 'Paquete Premium para doce.' }, ['amount']],
  [{ amount: '4500', reason: 'poco' }, ['reason']],
  [{ amount: '-5', reason: '' }, ['amount', 'reason']],
])('%j says beside the field what is missing', (draft, fields) => {
  const { price, faults } = writtenPrice(draft)
  expect(price).toBeUndefined()
  expect(Object.entries(faults).flatMap(([field, fault]) => (fault ? [field] : []))).toEqual(fields)
})
