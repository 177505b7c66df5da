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

test('a stay and its bath are one price, each line told of what it is', () => {
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

test('what of it is IVA is left out until it is known', () => {
  expect(priceTogether([stay], nameOf)).toEqual({ lines: stay.lines, totalCentavos: 124_000 })
})
