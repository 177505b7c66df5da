import { expect, test } from 'vitest'
import {
  amountsOf,
  bodyOf,
  emptyDraft,
  filledFrom,
  paidTotalOf,
  problemsOf,
  type ExpenseDraft,
} from './expense-draft.ts'

const account = '7e0b9f0e-2f2b-4d0a-9a3b-0f1f5d0c1a11'
const draft = (changes: Partial<ExpenseDraft> = {}): ExpenseDraft => ({
  ...emptyDraft('2026-11-02'),
  supplierName: 'Croquetas del Sur',
  supplierRfc: 'CRO850101SA7',
  concept: 'Croquetas',
  subtotal: '1,000',
  accountId: account,
  ...changes,
})

test('IVA follows its rate until edited', () => {
  expect(amountsOf(draft())?.ivaCentavos).toBe(160_00)
  expect(amountsOf(draft({ ivaPercent: '8' }))?.ivaCentavos).toBe(80_00)
  expect(amountsOf(draft({ untaxed: '250' }))?.ivaCentavos).toBe(120_00)
  expect(amountsOf(draft({ iva: '160.05' }))?.ivaCentavos).toBe(160_05)
  expect(amountsOf(draft({ ivaPercent: '0', iva: '160', untaxed: '10' }))).toMatchObject({
    ivaCentavos: 0,
    untaxedCentavos: 0,
  })
  expect(amountsOf(draft({ subtotal: 'mil' }))).toBeNull()
})

test('retained amounts are taken from what the supplier receives', () => {
  const amounts = amountsOf(draft({ isrRetained: '100', ivaRetained: '106.67' }))!
  expect(amounts).toMatchObject({ isrRetainedCentavos: 100_00, ivaRetainedCentavos: 106_67 })
  expect(paidTotalOf(amounts)).toBe(953_33)
  expect(amountsOf(draft({ ivaPercent: '0', ivaRetained: '10' }))?.ivaRetainedCentavos).toBe(0)
  expect(bodyOf(draft({ isrRetained: 'x' }), undefined).issues?.[0]?.path).toBe('isrRetained')
})

test('sends a valid draft, with a till only for cash', () => {
  const { body } = bodyOf(draft({ cashDayId: account }), undefined)
  expect(body).toMatchObject({ subtotalCentavos: 1_000_00, ivaCentavos: 160_00, cashDayId: null })
  expect(bodyOf(draft({ payment: 'cash', cashDayId: account }), '<x/>').body).toMatchObject({
    cashDayId: account,
    cfdi: '<x/>',
  })
})

test.each([
  ['subtotal', { subtotal: 'mil' }],
  ['subtotal', { subtotal: '' }],
  ['iva', { iva: '170' }],
  ['supplierRfc', { supplierRfc: '' }],
  ['supplierRfc', { supplierRfc: 'CRO85' }],
  ['accountId', { accountId: '' }],
  ['concept', { concept: '' }],
  ['untaxed', { untaxed: '2000' }],
])('shows errors beside %s', (field, changes) => {
  const { issues = [] } = bodyOf(draft(changes), undefined)
  expect(Object.keys(problemsOf(issues, draft(changes)))).toContain(field)
})

test('maps server errors to fields and omits those without one', () => {
  const issues = [
    { path: 'ivaCentavos', message: 'A' },
    { path: 'day', message: 'B' },
    { path: 'cfdi', message: 'C' },
  ]
  expect(problemsOf(issues, draft())).toEqual({ iva: 'A', day: 'B' })
})

test('fills a draft from an invoice and keeps the rest', () => {
  const filled = filledFrom(draft({ concept: 'Mi concepto' }), {
    cfdiUuid: account,
    day: '2026-10-01',
    supplierName: 'ACME',
    supplierRfc: 'AAA010101AA1',
    concept: '',
    subtotalCentavos: 123_45,
    untaxedCentavos: 0,
    ivaPercent: 8,
    ivaCentavos: 9_88,
    isrRetainedCentavos: 0,
    ivaRetainedCentavos: 0,
    totalCentavos: 133_33,
    payment: 'later',
    cfdi: '<cfdi:Comprobante/>',
    enteredAs: null,
  })
  expect(filled).toMatchObject({
    day: '2026-10-01',
    concept: 'Mi concepto',
    subtotal: '123.45',
    untaxed: '',
    ivaPercent: '8',
    iva: '9.88',
    payment: 'later',
    accountId: account,
  })
})
