import { expect, test } from 'vitest'
import { priceTogether } from './price-together.ts'

const stay = {
  serviceId: 'hotel',
  lines: [{ label: '2 noches', amountCentavos: 124_000 }],
  totalCentavos: 124_000,
}
const bath = {
  serviceId: 'bath',
  lines: [{ label: 'Canela', amountCentavos: 35_000 }],
  totalCentavos: 35_000,
}
const nameOf = (id: string) => (id === 'bath' ? 'Baño y Shampoo' : 'Noche de hotel')

test('combines a stay and its bath into one price with labelled lines', () => {
  expect(priceTogether([stay, bath], nameOf, 16)).toEqual({
    lines: [
      { label: '2 noches', amountCentavos: 124_000 },
      { label: 'Baño y Shampoo: Canela', amountCentavos: 35_000 },
    ],
    totalCentavos: 159_000,
    subtotalCentavos: 137_069,
    ivaCentavos: 21_931,
    ivaPercent: 16,
  })
})

test('omits IVA until it is known', () => {
  expect(priceTogether([stay], nameOf)).toEqual({ lines: stay.lines, totalCentavos: 124_000 })
})
