import type { BankLine } from '@rumi/contract'
import { describe, expect, test } from 'vitest'
import { namedSales, type OpenSale } from './named-sales.ts'

const line = (concept: string, amountCentavos = 500_00): BankLine => ({
  id: concept,
  day: '2026-11-10',
  amountCentavos,
  concept,
  reference: '',
  balanceCentavos: null,
})
const sale = (clientName: string, dogNames: string[], amounts = [500_00]): OpenSale => ({
  target: { bookingId: clientName },
  clientName,
  dogNames,
  amounts,
})
const found = (lines: BankLine[], sales: OpenSale[]) =>
  namedSales(lines, sales).map(({ line: { concept }, sale: { clientName }, reasons }) => [
    concept,
    clientName,
    reasons,
  ])

describe('transfers of bookings and passes', () => {
  const canela = sale('Ana Vega Ríos', ['Canela'])
  test('are found by the dogs or by the client, and by the exact amount alone not', () => {
    expect(found([line('SPEI CANELA, LUNES 1')], [canela])).toEqual([
      ['SPEI CANELA, LUNES 1', 'Ana Vega Ríos', ['reference']],
    ])
    expect(found([line('SPEI ANA VEGA RIOS')], [canela])).toEqual([
      ['SPEI ANA VEGA RIOS', 'Ana Vega Ríos', ['payer']],
    ])
    expect(found([line('SPEI RECIBIDO'), line('SPEI ANA')], [canela])).toEqual([])
    expect(found([line('SPEI CANELA', 499_99)], [canela])).toEqual([])
  })

  test('name each of several dogs, and pay the deposit as well as the rest', () => {
    const both = sale('Ana Vega Ríos', ['Canela', 'Nube'], [900_00, 500_00])
    expect(found([line('CANELA'), line('CANELA Y NUBE')], [both])).toEqual([
      ['CANELA Y NUBE', 'Ana Vega Ríos', ['reference']],
    ])
    expect(found([line('NUBE CANELA', 900_00)], [both])).toHaveLength(1)
  })

  test('pay each booking once, the best named one first', () => {
    const luis = sale('Luis Mora', ['Taco'])
    const [first, second] = [sale('Ana Vega Ríos', ['Nube']), canela]
    expect(found([line('SPEI ANA VEGA, CANELA'), line('SPEI ANA VEGA')], [first, second, luis])).toEqual([
      ['SPEI ANA VEGA, CANELA', 'Ana Vega Ríos', ['reference', 'payer']],
      ['SPEI ANA VEGA', 'Ana Vega Ríos', ['payer']],
    ])
    expect(found([line('TACO 1'), line('TACO 2')], [luis])).toHaveLength(1)
  })
})
