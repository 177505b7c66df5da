import { expect, test } from 'vitest'
import { isShippedTo, priceOrder } from './order-price.ts'

const shipping = { feeCentavos: 99_00, freeFromCentavos: 800_00, postalCodes: ['01', '031'] }
const terms = { shipping, ivaPercent: 16 }
const items = [
  { quantity: 2, unitCentavos: 180_00 },
  { quantity: 1, unitCentavos: 40_00 },
]

test('a pickup costs its products, with IVA taken out once', () => {
  expect(priceOrder({ items, delivery: 'pickup' }, terms)).toEqual({
    shippingCentavos: 0,
    subtotalCentavos: 344_83,
    ivaCentavos: 55_17,
    totalCentavos: 400_00,
  })
})

test('a delivery adds its fee, with the IVA of both', () => {
  expect(priceOrder({ items, delivery: 'shipping' }, terms)).toMatchObject({
    shippingCentavos: 99_00,
    subtotalCentavos: 430_17,
    ivaCentavos: 68_83,
    totalCentavos: 499_00,
  })
})

test('from its price on nothing is charged for sending', () => {
  const sent = (unitCentavos: number) =>
    priceOrder({ items: [{ quantity: 1, unitCentavos }], delivery: 'shipping' }, terms).shippingCentavos
  expect([sent(799_99), sent(800_00)]).toEqual([99_00, 0])
})

test('only the postal codes of the zones are reached, all where there is none', () => {
  expect(isShippedTo('01710', shipping)).toBe(true)
  expect(isShippedTo('03100', shipping)).toBe(true)
  expect(isShippedTo('03200', shipping)).toBe(false)
  expect(isShippedTo('97000', { ...shipping, postalCodes: [] })).toBe(true)
})
