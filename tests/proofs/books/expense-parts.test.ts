import { addDays, type ImportedCfdi } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { expensesOf, path } from '../../support/documents/expenses-of.ts'
import { supplierComplement, supplierInvoice } from '../../support/documents/supplier-invoice.ts'
import { taxData } from '../../support/documents/tax-data.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let business: Awaited<ReturnType<typeof expensesOf>>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  business = await expensesOf(server)
  await server.request('admin', 'PATCH', '/api/settings', taxData)
})
afterAll(() => server.close())

const receiver = 'LOM0402291A1'
const pay = (id: string, amountCentavos?: number, day = today()) =>
  business.act(id, 'payments', { day, ...(amountCentavos !== undefined && { amountCentavos }) })
const read = async (id: string) => (await server.request('conta', 'GET', `${path}/${id}`)).body.data.expense

async function importOf(cfdis: string[], choices: object = {}): Promise<ImportedCfdi[]> {
  const { status, body } = await server.request('conta', 'POST', '/api/accounting/cfdiImports', {
    invoices: cfdis.map((cfdi, at) => ({
      file: `${at}.xml`,
      cfdi,
      accountId: business.accountOf('601.84'),
      ...choices,
    })),
  })
  expect([status, body.message]).toEqual([201, undefined])
  return body.data.files
}
async function imported(cfdi: string, choices: object = {}) {
  const [{ problem, expenseId }] = (await importOf([cfdi], choices)) as [ImportedCfdi]
  expect(problem).toBeNull()
  return expenseId!
}
const invoice = (fields: Parameters<typeof supplierInvoice>[0] = {}) =>
  supplierInvoice({ day: today(), receiver, ...fields })
/** Credit note for 100 pesos plus IVA, by default. */
type NoteFields = { pesos?: number; iva?: number } & Parameters<typeof supplierInvoice>[0]
const note = (of: string, { pesos = 100, iva = 16, ...fields }: NoteFields = {}) =>
  invoice({
    kind: 'E',
    related: [of],
    subtotal: `${pesos}.00`,
    total: `${pesos + iva}.00`,
    taxed: [{ base: `${pesos}.00`, rate: '0.160000', iva: `${iva}.00` }],
    ...fields,
  })

test('is paid in parts, each with its share of IVA and retentions, to the centavo', async () => {
  const { id } = await business.entered({
    payment: 'later',
    isrRetainedCentavos: 100_00,
    ivaRetainedCentavos: 106_67,
  })
  expect((await pay(id, 953_34)).body.issues[0].path).toBe('amountCentavos')
  expect((await pay(id, 0)).body.issues[0].path).toBe('amountCentavos')
  expect((await pay(id, 333_33)).body.data.expense).toMatchObject({ owedCentavos: 620_00, paidOn: null })
  expect((await pay(id, 333_33)).status).toBe(201)
  const { expense } = (await pay(id)).body.data
  expect(expense).toMatchObject({
    owedCentavos: 0,
    paidOn: today(),
    payments: [{ amountCentavos: 333_33 }, { amountCentavos: 333_33 }, { amountCentavos: 286_67 }],
  })
  expect(await business.balances(id)).toEqual({
    '102.01': -953_33,
    '118.01': 53_33,
    '119.01': 106_67,
    '216.04': -100_00,
    '216.10': -106_67,
    '601.84': 1_000_00,
  })
  expect((await pay(id, 1)).body.code).toBe('step-not-allowed')
  expect(await business.differences()).toEqual([])
})

test('concurrent parts never pay more than is owed', async () => {
  const { id } = await business.entered({ payment: 'later' })
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => pay(id, 400_00)))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(2)
  expect(await business.balances(id)).toMatchObject({ '201.01': -360_00, '102.01': -800_00 })
  const { totals } = (await server.request('conta', 'GET', `${path}?unpaid=true&search=Croquetas`)).body.data
  expect(totals.unpaidCentavos).toBeGreaterThanOrEqual(360_00)
  expect(await business.differences()).toEqual([])
})

test('a payment complement is linked to its payments, and one that is missing is listed', async () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const ids = [
    await imported(invoice({ uuid: one, method: 'PPD', form: '99' })),
    await imported(invoice({ uuid: other, method: 'PPD', form: '99' })),
  ] as const
  const complement = supplierComplement({
    day: today(),
    receiver,
    paid: [
      { invoice: one, pesos: '580.00' },
      { invoice: other, pesos: '1160.00' },
      { invoice: crypto.randomUUID(), pesos: '5.00' },
    ],
  })
  expect((await importOf([complement]))[0]!.problem).toContain('$580.00')
  await pay(ids[0], 580_00)
  await pay(ids[1])
  const missing = async () =>
    JSON.stringify(
      (await server.request('conta', 'GET', `${path}?withoutComplement=true`)).body.data.expenses,
    )
  expect(await missing()).toContain(ids[0])
  expect(await importOf([complement])).toMatchObject([{ problem: null, known: false }])
  expect(await importOf([complement])).toMatchObject([{ problem: null, known: true }])
  expect(await missing()).not.toContain(ids[0])
  const expense = await read(ids[1])
  expect(expense).toMatchObject({
    lacksComplement: false,
    payments: [{ complementUuid: expect.any(String) }],
  })
  const unknown = supplierComplement({
    day: today(),
    receiver,
    paid: [{ invoice: crypto.randomUUID(), pesos: '1' }],
  })
  expect((await importOf([unknown]))[0]!.problem).toContain('no están registradas')
})

test('a credit note reduces what is owed with its IVA, and the rest is paid', async () => {
  const uuid = crypto.randomUUID()
  const id = await imported(invoice({ uuid, method: 'PPD', form: '99' }))
  await imported(note(uuid))
  expect(await business.balances(id)).toEqual({ '119.01': 144_00, '201.01': -1_044_00, '601.84': 900_00 })
  expect(await read(id)).toMatchObject({
    owedCentavos: 1_044_00,
    credits: [{ totalCentavos: 116_00, settlement: 'owed' }],
  })
  await pay(id)
  expect(await business.balances(id)).toEqual({ '102.01': -1_044_00, '118.01': 144_00, '601.84': 900_00 })
  expect(await business.differences()).toEqual([])
})

test('a credit note of all that is owed leaves nothing to pay', async () => {
  const uuid = crypto.randomUUID()
  const id = await imported(invoice({ uuid, method: 'PPD', form: '99' }))
  await imported(note(uuid, { pesos: 1_000, iva: 160 }))
  expect(await business.balances(id)).toEqual({})
  expect(await read(id)).toMatchObject({ owedCentavos: 0, paidOn: today() })
})

test('a credit note of what was paid brings the money back, once and never more than was paid', async () => {
  const uuid = crypto.randomUUID()
  const id = await imported(invoice({ uuid }))
  const first = note(uuid, { pesos: 600, iva: 96 })
  const results = (await Promise.all([first, first, first].map((cfdi) => importOf([cfdi])))).flat()
  expect(results.filter(({ problem, known }) => problem === null && !known)).toHaveLength(1)
  expect(await business.balances(id)).toEqual({ '102.01': -464_00, '118.01': 64_00, '601.84': 400_00 })
  expect((await importOf([note(uuid, { pesos: 401, iva: 64 })]))[0]!.problem).toContain('no cabe en su gasto')
  expect(
    (await importOf([note(uuid, { pesos: 400, iva: 64 })], { returnedBy: 'cash' }))[0]!.problem,
  ).toBeNull()
  expect(await business.balances(id)).toEqual({ '101.01': 464_00, '102.01': -464_00 })
  expect(await business.differences()).toEqual([])
})

test('a credit note of an unknown invoice, of another supplier or of an expense with retentions is refused', async () => {
  const uuid = crypto.randomUUID()
  const problem = async (cfdi: string) => (await importOf([cfdi]))[0]!.problem
  expect(await problem(note(uuid))).toContain('no está registrada')
  await imported(invoice({ uuid, retained: '100.00', retentions: { '001': '100.00' }, total: '1060.00' }))
  expect(await problem(note(uuid))).toContain('no cabe en su gasto')
  expect(await problem(note(uuid, { rfc: 'GOPL900102AB4' }))).toContain('otro proveedor')
})

test('invoice, credit note and complement enter in one import in whatever order they come', async () => {
  const uuid = crypto.randomUUID()
  const files = await importOf([note(uuid), invoice({ uuid, method: 'PPD', form: '99' })])
  expect(files).toMatchObject([{ problem: null }, { problem: null }])
  expect(files[0]!.expenseId).toBe(files[1]!.expenseId)
})

test('an expense that is taken back takes its payments and notes with it, and all may be entered again', async () => {
  const uuid = crypto.randomUUID()
  const credit = note(uuid)
  const sold = invoice({ uuid, method: 'PPD', form: '99' })
  const id = await imported(sold)
  await imported(credit)
  await pay(id, 100_00)
  expect((await business.act(id, 'reversals', { reason: 'Otra cuenta' })).status).toBe(201)
  expect(await business.balances(id)).toEqual({})
  const again = await imported(sold)
  expect(again).not.toBe(id)
  expect(await imported(credit)).toBe(again)
  expect(await business.differences()).toEqual([])
})

test('totals of the list are less their credit notes', async () => {
  const [uuid, day] = [crypto.randomUUID(), '2023-06-10']
  const concepts = ['Tapetes de hule']
  await imported(invoice({ uuid, day, concepts, method: 'PPD', form: '99' }))
  await imported(note(uuid, { day: addDays(day, 5) }))
  const { totals } = (await server.request('conta', 'GET', `${path}?month=2023-06`)).body.data
  expect(totals).toEqual({
    count: 1,
    subtotalCentavos: 900_00,
    ivaCentavos: 144_00,
    totalCentavos: 1_044_00,
    unpaidCentavos: 1_044_00,
  })
})
