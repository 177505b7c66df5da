import fc from 'fast-check'
import type { BankLine, BookLine } from '@rumi/contract'
import { describe, expect, test } from 'vitest'
import { namedOrders } from './named-orders.ts'
import { mostDaysApart, proposeMatches } from './propose-matches.ts'

const line = (id: string, day: string, amountCentavos: number, fields: Partial<BankLine> = {}): BankLine => ({
  id,
  day,
  amountCentavos,
  concept: '',
  reference: '',
  balanceCentavos: null,
  ...fields,
})
const bookLine = (
  entryId: string,
  day: string,
  amountCentavos: number,
  fields: Partial<BookLine> = {},
): BookLine => ({
  entryId,
  day,
  amountCentavos,
  position: 0,
  number: 1,
  description: 'Cobro',
  memo: '',
  source: 'manual',
  payer: '',
  method: null,
  reference: '',
  orderNumber: null,
  others: [],
  ...fields,
})
const pairsOf = (bank: BankLine[], books: BookLine[]) =>
  proposeMatches(bank, books).map((pair) => [pair.line.id, pair.bookLine.entryId])

describe('proposed matches', () => {
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
        for (const { line: bankLine, bookLine: written } of pairs) {
          expect(bankLine.amountCentavos).toBe(written.amountCentavos)
          const apart = Math.abs(Number(bankLine.day.slice(8)) - Number(written.day.slice(8)))
          expect(apart).toBeLessThanOrEqual(mostDaysApart)
        }
      }),
    )
  })
})

describe('text of the bank about a payment', () => {
  const day = '2026-11-10'
  const spei = (concept: string, reference = '') => line('a', day, 300_00, { concept, reference })
  const transfer = { payer: 'Ana Vega Ríos', method: 'transfer', reference: '' } as const
  const proposed = (bankLine: BankLine, books: BookLine[], clients: string[] = []) =>
    proposeMatches([bankLine], books, clients).map(({ bookLine: { entryId }, isStrong, reasons }) => [
      entryId,
      isStrong,
      reasons,
    ])
  const book = (entryId: string, fields: Partial<BookLine>, on = day) => bookLine(entryId, on, 300_00, fields)

  test('a transfer is not proposed with a card payment of the same amount', () => {
    const card = book('card', { payer: 'Luis Mora', method: 'card' })
    expect(proposed(spei('SPEI RECIBIDO ANA VEGA'), [card])).toEqual([])
    expect(proposed(spei('LIQUIDACION TPV'), [book('spei', transfer)])).toEqual([])
  })

  test('a transfer that names one client is not proposed with the payment of another', () => {
    const clients = ['Ana Vega Ríos', 'Luis Mora']
    const ofLuis = book('luis', { payer: 'Luis Mora', method: 'transfer' })
    expect(proposed(spei('SPEI RECIBIDO VEGA RIOS ANA'), [ofLuis], clients)).toEqual([])
    expect(proposed(spei('SPEI RECIBIDO LUIS MORA'), [ofLuis], clients)).toEqual([
      ['luis', true, ['payer', 'method', 'day', 'only']],
    ])
  })

  test('ranks the payer first among equal amounts, with or without accents', () => {
    const books = [
      book('luis', { payer: 'Luis Mora', method: 'transfer' }),
      book('ana', transfer, '2026-11-08'),
    ]
    expect(proposed(spei('SPEI ANA VEGA RIOS'), books)).toEqual([['ana', true, ['payer', 'method']]])
  })

  test('a reference finds its payment, for any sender and any spelling', () => {
    const books = [
      book('luis', transfer),
      book('ana', { ...transfer, method: 'card', reference: 'MB-0048213' }),
    ]
    expect(proposed(spei('SPEI RECIBIDO', '48213'), books)).toEqual([['ana', true, ['reference', 'day']]])
    expect(proposed(spei('SPEI PEDIDO 812'), [book('order', { ...transfer, orderNumber: 812 })])).toEqual([
      ['order', true, ['reference', 'method', 'day', 'only']],
    ])
  })

  test('without a name or a reference a transfer is proposed and not strong', () => {
    expect(proposed(spei('SPEI RECIBIDO'), [book('ana', transfer)])).toEqual([
      ['ana', false, ['method', 'day', 'only']],
    ])
  })

  test('a card payment is strong where it is the only one of its amount', () => {
    const card = (entryId: string) => book(entryId, { payer: 'Luis Mora', method: 'card' })
    const settled = spei('LIQUIDACION TPV')
    expect(proposed(settled, [card('one')])).toEqual([['one', true, ['method', 'day', 'only']]])
    expect(proposed(settled, [card('one'), card('two')])).toEqual([['one', false, ['method', 'day']]])
  })

  test('a relative of the payer is no reason against a match', () => {
    expect(
      proposed(spei('SPEI RECIBIDO PEDRO VEGA LUNA'), [book('ana', transfer)], ['Pedro Vega Luna']),
    ).toEqual([['ana', false, ['method', 'day', 'only']]])
  })
})

describe('transfers that name an order', () => {
  const waiting = [
    { id: 'o12', number: 12, clientName: 'Ana', leftCentavos: 250_00, isOver: false },
    { id: 'o120', number: 120, clientName: 'Luis', leftCentavos: 250_00, isOver: true },
  ]
  const named = (fields: Partial<BankLine>, amountCentavos = 250_00) =>
    namedOrders([line('a', '2026-11-10', amountCentavos, fields)], waiting).map(({ order }) => order.id)

  test.each([
    ['its number in words', { concept: 'SPEI RECIBIDO PEDIDO 12' }, ['o12']],
    ['its number as a reference with zeros', { reference: '0000120' }, ['o120']],
    ['its number right behind a word', { concept: 'TRASPASO PEDIDO12 ANA' }, ['o12']],
    ['its number behind a word and a dash', { reference: 'ped-12' }, ['o12']],
    ['its number within a code', { reference: 'a12b0120-4c12', concept: '12b 12-e4' }, []],
    ['its number within another', { reference: '1201', concept: 'SPEI 99120' }, []],
    ['no number', { concept: 'SPEI RECIBIDO' }, []],
  ])('%s', (_, fields, found) => {
    expect(named(fields)).toEqual(found)
  })

  test('not for another amount, nor twice', () => {
    expect(named({ concept: 'Pedido 12' }, 249_99)).toEqual([])
    const twice = ['a', 'b'].map((id) => line(id, '2026-11-10', 250_00, { concept: 'Pedido 12' }))
    expect(namedOrders(twice, waiting)).toHaveLength(1)
  })
})
