import { expect, test } from 'vitest'
import { noPrice, writtenPrice } from './written-price.ts'

test('an empty price is neither a price nor an error', () => {
  expect(writtenPrice(noPrice)).toEqual({ faults: {} })
})

test('parses an amount with a reason as a price in centavos', () => {
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
])('%j shows the missing part beside its field', (draft, fields) => {
  const { price, faults } = writtenPrice(draft)
  expect(price).toBeUndefined()
  expect(Object.entries(faults).flatMap(([field, fault]) => (fault ? [field] : []))).toEqual(fields)
})
