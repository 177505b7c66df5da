import type { ReactElement, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { lineKey } from '../fetching/line-key.ts'
import { PriceLines } from './price-lines.tsx'

// Two dogs of the same name, and one discount given twice for the same reason.
const lines = [
  { label: 'Día de guardería, Luna', amountCentavos: 300_00 },
  { label: 'Día de guardería, Luna', amountCentavos: 300_00 },
  { label: 'Descuento: cliente frecuente', amountCentavos: -20_00 },
  { label: 'Descuento: cliente frecuente', amountCentavos: -20_00 },
]

test('gives lines of the same label different keys', () => {
  expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
})

test('renders each line of a price with a unique key', () => {
  const price = { lines, totalCentavos: 560_00, ivaCentavos: 77_24 }
  const list = PriceLines({ price, ivaPercent: 16 }) as ReactElement<{ children: ReactNode[] }>
  const rows = list.props.children[0] as ReactElement[]
  expect(new Set(rows.map(({ key }) => key)).size).toBe(lines.length)
})
