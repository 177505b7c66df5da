import { describe, expect, test } from 'vitest'
import { ivaOf, lineOf, owedFor, type DraftLine } from './purchase-draft.ts'

const line = (written: Partial<DraftLine> = {}): DraftLine => ({
  product: { id: 7, name: 'Correa' },
  pieces: '3',
  cost: '1,000.01',
  iva: null,
  ...written,
})

test("IVA follows the cost by the business's rate until edited", () => {
  expect(ivaOf(line(), 16)).toBe('160')
  expect(ivaOf(line({ cost: '10.55' }), 16)).toBe('1.69')
  expect(ivaOf(line({ iva: '0' }), 16)).toBe('0')
  expect(ivaOf(line({ cost: 'mil' }), 16)).toBe('')
})

test('parses a line, exempt if its IVA is empty', () => {
  expect(lineOf(line(), 16)).toEqual({
    productId: 7,
    quantity: 3,
    costCentavos: 1_000_01,
    ivaCentavos: 160_00,
  })
  expect(lineOf(line({ iva: ' ' }), 16)).toMatchObject({ ivaCentavos: 0 })
})

describe('is no valid line', () => {
  test.each<[string, Partial<DraftLine>]>([
    ['without pieces', { pieces: '0' }],
    ['of half a piece', { pieces: '1.5' }],
    ['without a cost', { cost: '' }],
    ['with a word for IVA', { iva: 'nada' }],
  ])('%s', (_, written) => {
    expect(lineOf(line(written), 16)).toBeNull()
  })
})

test('sums cost and IVA of the valid lines', () => {
  expect(owedFor([line(), line({ cost: '' }), line({ cost: '10', iva: '' })], 16)).toBe(
    1_000_01 + 160_00 + 10_00,
  )
})
