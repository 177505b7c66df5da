import fc from 'fast-check'
import type { BankLine, BookLine } from '@rumi/contract'
import { describe, expect, test } from 'vitest'
import { namedOrders } from './named-orders.ts'
import { mostDaysApart, proposeMatches } from './propose-matches.ts'

const line = (id: string, day: string, amountCentavos: number, told: Partial<BankLine> = {}): BankLine => ({
  id,
  day,
  amountCentavos,
  concept: '',
  reference: '',
  balanceCentavos: null,
  ...told,
})
const bookLine = (entryId: string, day: string, amountCentavos: number): BookLine => ({
  entryId,
  day,
  amountCentavos,
  position: 0,
  number: 1,
  description: 'Cobro',
  memo: '',
  source: 'manual',
})
const pairsOf = (bank: BankLine[], books: BookLine[]) =>
  proposeMatches(bank, books).map((pair) => [pair.line.id, pair.bookLine.entryId])

describe('what is proposed as the same money', () => {
  test('one amount, up to three days apart on either side, each once', () => {
    const bank = [line('a', '2026-11-10', 100), line('b', '2026-11-10', 100), line('c', '2026-11-10', -100)]
    expect(
      pairsOf(bank, [
        bookLine('early', '2026-11-06', 100),
        bookLine('in time', '2026-11-07', 100),
        bookLine('late', '2026-11-14', -100),
        bookLine('out', '2026-11-13', -100),
      ]),
    ).toEqual([
      ['a', 'in time'],
      ['c', 'out'],
    ])
  })

  test('the same day comes before a nearer place in the list', () => {
    const bank = [line('a', '2026-11-09', 100), line('b', '2026-11-10', 100)]
    expect(
      pairsOf(bank, [bookLine('tenth', '2026-11-10', 100), bookLine('twelfth', '2026-11-12', 100)]),
    ).toEqual([
      ['a', 'twelfth'],
      ['b', 'tenth'],
    ])
  })

  test('whatever there is, no line is in two pairs, and no pair differs or lies too far apart', () => {
    const day = fc.integer({ min: 1, max: 20 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`)
    const drawn = fc.array(fc.tuple(day, fc.integer({ min: -2, max: 2 })), { maxLength: 30 })
    fc.assert(
      fc.property(drawn, drawn, (bank, books) => {
        const pairs = proposeMatches(
          bank.map(([on, amount], at) => line(`l${at}`, on, amount)),
          books.map(([on, amount], at) => bookLine(`b${at}`, on, amount)),
        )
        expect(new Set(pairs.map((pair) => pair.line.id)).size).toBe(pairs.length)
        expect(new Set(pairs.map((pair) => pair.bookLine.entryId)).size).toBe(pairs.length)
        for (const { line: said, bookLine: written } of pairs) {
          expect(said.amountCentavos).toBe(written.amountCentavos)
          const apart = Math.abs(Number(said.day.slice(8)) - Number(written.day.slice(8)))
          expect(apart).toBeLessThanOrEqual(mostDaysApart)
        }
      }),
    )
  })
})

describe('transfers that name an order', () => {
  const waiting = [
    { id: 'o12', number: 12, clientName: 'Ana', leftCentavos: 250_00, isOver: false },
    { id: 'o120', number: 120, clientName: 'Luis', leftCentavos: 250_00, isOver: true },
  ]
  const named = (told: Partial<BankLine>, amountCentavos = 250_00) =>
    namedOrders([line('a', '2026-11-10', amountCentavos, told)], waiting).map(({ order }) => order.id)

  test.each([
    ['its number in words', { concept: 'SPEI RECIBIDO PEDIDO 12' }, ['o12']],
    ['its number as a reference with zeros', { reference: '0000120' }, ['o120']],
    ['its number right behind a word', { concept: 'TRASPASO PEDIDO12 ANA' }, ['o12']],
    ['its number behind a word and a dash', { reference: 'ped-12' }, ['o12']],
    ['its number within a code', { reference: 'a12b0120-4c12', concept: '12b 12-e4' }, []],
    ['its number within another', { reference: '1201', concept: 'SPEI 99120' }, []],
    ['no number', { concept: 'SPEI RECIBIDO' }, []],
  ])('%s', (_, told, found) => {
    expect(named(told)).toEqual(found)
  })

  test('not for another amount, nor twice', () => {
    expect(named({ concept: 'Pedido 12' }, 249_99)).toEqual([])
    const twice = ['a', 'b'].map((id) => line(id, '2026-11-10', 250_00, { concept: 'Pedido 12' }))
    expect(namedOrders(twice, waiting)).toHaveLength(1)
  })
})
