import { expect, test } from 'vitest'
import { checkoutCopy } from '../../../copy/office/money/check-out.ts'
import { emptyForm, onceEach, sumsOf, type ChargeForm, type OfferedLine } from './charge-form.ts'

const line = (key: string, leftCentavos: number): OfferedLine => ({
  key,
  target: { bookingId: key },
  concept: key,
  note: '',
  leftCentavos,
})
const owed = { chosen: [line('stay', 1_000_00), line('bath', 400_00)], creditCentavos: 300_00 }
const sums = (form: Partial<ChargeForm>) => sumsOf({ ...emptyForm('cash'), ...form }, owed)

test('adds a tip of ten percent to the amount due', () => {
  expect(sums({ tip: { choice: 10, own: '', for: 'rosa' } })).toMatchObject({
    charged: 1_400_00,
    tip: 140_00,
    total: 1_540_00,
    cash: 1_540_00,
    problem: undefined,
    rows: [
      { method: 'cash', amountCentavos: 1_000_00, tipCentavos: 140_00, tipFor: 'rosa' },
      { method: 'cash', amountCentavos: 400_00 },
    ],
  })
})

test('the first method covers what other parts and credit leave', () => {
  const others = [{ key: '1', method: 'card' as const, amount: '500', reference: 'T2' }]
  expect(sums({ usesCredit: true, others })).toMatchObject({ credit: 300_00, rest: 600_00, cash: 600_00 })
})

test.each<[string, Partial<ChargeForm>, string]>([
  ['an amount that is none', { tip: { choice: 'own', own: 'mucho', for: '' } }, checkoutCopy.notAnAmount],
  [
    'parts above the total',
    { others: [{ key: '1', method: 'card', amount: '2000', reference: '' }] },
    checkoutCopy.tooMuch,
  ],
  ['too little cash', { received: '1000' }, checkoutCopy.missing('$400.00 MXN')],
])('%s is reported', (_name, form, problem) => {
  expect(sums(form).problem).toBe(problem)
})

test('computes no tip from the price of a pass', () => {
  const pass = { ...line('pass', 2_000_00), target: { passId: 'pass' } }
  const tip = { choice: 10 as const, own: '', for: '' }
  const tipOf = (...chosen: OfferedLine[]) =>
    sumsOf({ ...emptyForm('card'), tip }, { chosen, creditCentavos: 0 }).tip
  expect([tipOf(line('day', 350_00), pass), tipOf(pass)]).toEqual([35_00, 200_00])
})

test('rejects a tip without a charge or with credit only', () => {
  const tip = { choice: 'own' as const, own: '50', for: '' }
  const alone = sumsOf({ ...emptyForm('cash'), tip }, { chosen: [], creditCentavos: 0 })
  expect(alone.problem).toBe(checkoutCopy.tipNeedsCharge)
  const byCredit = sumsOf(
    { ...emptyForm('cash'), tip, usesCredit: true },
    { chosen: [line('day', 300_00)], creditCentavos: 300_00 },
  )
  expect(byCredit.problem).toBe(checkoutCopy.tipNeedsMoney)
  expect(sumsOf(emptyForm('cash'), { chosen: [], creditCentavos: 0 })).toMatchObject({ total: 0, rows: [] })
})

test('merges the late pick-up fee with its visit and computes no tip from it', () => {
  const fee = { ...line('late-fee', 160_00), target: { bookingId: 'day' }, isFee: true }
  const form = {
    ...emptyForm('cash'),
    tip: { choice: 10 as const, own: '', for: '' },
    discount: { amount: '51', reason: 'Cliente de siempre' },
  }
  const { rows, tip, total, off } = sumsOf(form, { chosen: [line('day', 350_00), fee], creditCentavos: 0 })
  expect(tip).toBe(31_50)
  expect(total).toBe(490_50)
  expect(rows).toEqual([
    expect.objectContaining({ target: { bookingId: 'day' }, amountCentavos: 459_00, tipCentavos: 31_50 }),
  ])
  expect(onceEach(off.of)).toEqual([{ target: { bookingId: 'day' }, amountCentavos: 51_00 }])
})
