import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBalanced, isLedgerLine, naturalBalance, reversedLines } from './ledger.ts'

const line = (accountId: string, debitCentavos: number, creditCentavos: number) => ({
  accountId,
  debitCentavos,
  creditCentavos,
})

/** Entries that balance: some debits, and one credit for their sum. */
const entries = fc
  .array(
    fc.record({
      accountId: fc.constantFrom('caja', 'bancos', 'clientes'),
      centavos: fc.integer({ min: 1, max: 10 ** 9 }),
    }),
    {
      minLength: 1,
      maxLength: 20,
    },
  )
  .map((debits) => [
    ...debits.map(({ accountId, centavos }) => line(accountId, centavos, 0)),
    line(
      'ingresos',
      0,
      debits.reduce((sum, { centavos }) => sum + centavos, 0),
    ),
  ])

describe('an entry of the books', () => {
  test('balances when debits and credits are alike', () => {
    expect(isBalanced([line('caja', 11600, 0), line('ingresos', 0, 10000), line('iva', 0, 1600)])).toBe(true)
    expect(isBalanced([line('caja', 11600, 0), line('ingresos', 0, 11599)])).toBe(false)
  })

  test('needs two lines, and each on one side only', () => {
    expect(isBalanced([])).toBe(false)
    expect(isBalanced([line('caja', 0, 0)])).toBe(false)
    expect(isBalanced([line('caja', 5, 5), line('caja', 5, 5)])).toBe(false)
    expect(isBalanced([line('caja', 0, 0), line('bancos', 0, 0)])).toBe(false)
  })

  test('takes no negative and no broken centavos, though the sum were zero', () => {
    expect(isLedgerLine(line('caja', -5, 0))).toBe(false)
    expect(isLedgerLine(line('caja', 0.5, 0))).toBe(false)
    expect(isBalanced([line('caja', -5, 0), line('bancos', 0, -5)])).toBe(false)
  })

  test('stops balancing when any one of its lines is changed by a centavo', () => {
    fc.assert(
      fc.property(entries, (lines) => {
        expect(isBalanced(lines)).toBe(true)
        const [first, ...others] = lines
        if (!first) return
        expect(isBalanced([{ ...first, debitCentavos: first.debitCentavos + 1 }, ...others])).toBe(false)
      }),
    )
  })
})

describe('a reversal', () => {
  test('balances, and together with its entry leaves every account at zero', () => {
    fc.assert(
      fc.property(entries, (lines) => {
        const reversal = reversedLines(lines)
        expect(isBalanced(reversal)).toBe(true)
        const left = (one: (typeof lines)[number]) => one.debitCentavos - one.creditCentavos
        expect(lines.map((one, at) => left(one) + left(reversal[at]!))).toEqual(lines.map(() => 0))
        expect(reversedLines(reversal)).toEqual(lines)
      }),
    )
  })

  test('keeps what else a line carries', () => {
    expect(reversedLines([{ ...line('caja', 5, 0), memo: 'Canela' }])).toEqual([
      { ...line('caja', 0, 5), memo: 'Canela' },
    ])
  })
})

test('a balance is read from the side its account grows on', () => {
  expect(naturalBalance('debit', 500)).toBe(500)
  expect(naturalBalance('credit', -500)).toBe(500)
  expect(Object.is(naturalBalance('credit', 0), 0)).toBe(true)
})
