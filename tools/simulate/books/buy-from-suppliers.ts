import { addDays, addMonths, firstOfMonth, weekdayOf, type Expense, type ImportedCfdi } from '@rumi/contract'
import { supplierComplement } from '../../../tests/support/documents/supplier-invoice.ts'
import type { SimulationState } from '../simulation-state.ts'
import { accepted, doInBooks, readBooks } from './office-requests.ts'
import { amountsOf, invoiceXml, suppliers, type Supplier } from './supplier-documents.ts'

/** Expense accounts by code, and the RFC that suppliers invoice to. */
export type Supplies = { accountIds: Map<string, string>; receiver: string }

/** On these days of a month the rent is paid, fees are invoiced, and retentions of the month before are remitted. */
const [rentDay, feesDay, remittanceDay] = [2, 15, 16]

const newAccounts = [
  { code: suppliers.fees.account, name: 'Honorarios' },
  { code: suppliers.rent.account, name: 'Arrendamiento' },
]

/** Adds the accounts of fees and rent to the chart. */
export async function openSupplies(simulation: SimulationState): Promise<Supplies> {
  for (const account of newAccounts)
    await doInBooks(simulation, 'add an account', '/accounting/accounts', {
      ...account,
      type: 'expense',
      nature: 'debit',
      satGroup: account.code,
    })
  const { accounts } = await readBooks(simulation, '/accounting/accounts?limit=200')
  const { body } = await simulation.product.request('admin', 'GET', '/api/settings')
  return {
    accountIds: new Map(accounts.map(({ code, id }: { code: string; id: string }) => [code, id])),
    receiver: body.data.settings.rfc,
  }
}

/** A day with suppliers: their invoices arrive by XML, are paid at once or in parts, credited and complemented; SAT gets what was retained. */
export async function buyFromSuppliers(simulation: SimulationState, supplies: Supplies, day: string) {
  const { chance } = simulation
  const dayOfMonth = Number(day.slice(8))
  const buy = (supplier: Supplier, pesos: number, payment: 'cash' | 'bank' | 'later', ivaPercent = 16) =>
    enterInvoice(simulation, supplies, {
      ...amountsOf(supplier, pesos * 100, ivaPercent),
      day,
      supplier,
      receiver: supplies.receiver,
      payment,
    })
  if (dayOfMonth === rentDay) await buy(suppliers.rent, 18_000, 'bank')
  if (dayOfMonth === feesDay) await buy(suppliers.fees, chance.between(3_500, 6_000), 'later')
  if (chance.percent(15))
    await buy(
      suppliers.goods,
      chance.between(200, 1_500),
      chance.pick(['cash', 'bank', 'later', 'later'] as const),
      chance.pick([16, 16, 8, 0]),
    )
  if (chance.percent(20)) await payPart(simulation, day)
  if (chance.percent(8)) await receiveCreditNote(simulation, supplies, day)
  if (weekdayOf(day) === 5) await receiveComplements(simulation, supplies, day)
  if (dayOfMonth === remittanceDay) await remitRetentions(simulation, day)
}

type Invoice = Parameters<typeof invoiceXml>[0] & { supplier: Supplier }

async function enterInvoice(simulation: SimulationState, supplies: Supplies, invoice: Invoice) {
  const xml = invoiceXml(invoice)
  await enterXml(simulation, xml, supplies.accountIds.get(invoice.supplier.account)!, 'enter an invoice')
}

/** Enters the XML of an invoice with the fields that the server reads in it. */
async function enterXml(
  simulation: SimulationState,
  xml: string,
  accountId: string,
  deed: string,
): Promise<Expense> {
  const file = { name: 'factura.xml', text: xml }
  const read = await simulation.product.sendFile('conta', '/api/accounting/cfdiReadings', file)
  const {
    cfdiUuid: _,
    enteredAs: _known,
    totalCentavos: _total,
    ...fields
  } = accepted(simulation, 'read an invoice', read).body.data.reading
  const entered = await doInBooks(simulation, deed, '/accounting/expenses', { ...fields, accountId })
  return entered.body.data.expense
}

const expensesBy = async (simulation: SimulationState, query: string): Promise<Expense[]> =>
  (await readBooks(simulation, `/accounting/expenses?${query}`)).expenses

/** Pays a part of something that is owed, or all of it. */
async function payPart(simulation: SimulationState, day: string) {
  const { chance } = simulation
  const owed = (await expensesBy(simulation, 'unpaid=true')).filter((one) => one.day <= day)
  if (owed.length === 0) return
  const { id, owedCentavos } = chance.pick(owed)
  const amountCentavos = chance.percent(40) ? Math.ceil(owedCentavos / 3) : owedCentavos
  await doInBooks(simulation, 'pay an expense in parts', `/accounting/expenses/${id}/payments`, {
    day,
    amountCentavos,
  })
}

/** A supplier credits a tenth of an invoice without retentions: less is owed, or money comes back. */
async function receiveCreditNote(simulation: SimulationState, { receiver }: Supplies, day: string) {
  const { chance } = simulation
  const invoiced = (await expensesBy(simulation, `month=${day.slice(0, 7)}`)).filter(
    (one) =>
      one.cfdiUuid !== null &&
      one.takenBackAt === null &&
      one.credits.length === 0 &&
      !one.ofStock &&
      one.isrRetainedCentavos === 0 &&
      // A note above what is owed comes back in money, at most what was paid.
      (one.payment !== 'later' || one.payments.length === 0 || one.owedCentavos === 0),
  )
  if (invoiced.length === 0) return
  const { cfdiUuid, subtotalCentavos, ivaPercent, supplierName, supplierRfc } = chance.pick(invoiced)
  const cfdi = invoiceXml({
    ...amountsOf(suppliers.goods, Math.ceil(subtotalCentavos / 1_000) * 100, ivaPercent),
    day,
    supplier: { name: supplierName, rfc: supplierRfc, concept: 'Bonificación' },
    receiver,
    payment: 'bank',
    creditedUuid: cfdiUuid!,
  })
  const returnedBy = chance.pick(['bank', 'cash'] as const)
  await importDocuments(simulation, 'enter a credit note', [{ file: 'nota.xml', cfdi, returnedBy }])
}

/** Suppliers send the complements of what they were paid. */
export async function receiveComplements(simulation: SimulationState, { receiver }: Supplies, day: string) {
  const documents = (await expensesBy(simulation, 'withoutComplement=true')).flatMap((one) =>
    one.payments
      .filter(({ complementUuid }) => complementUuid === null)
      .map(({ amountCentavos }, at) => ({
        file: `complemento-${one.id}-${at}.xml`,
        cfdi: supplierComplement({
          day,
          receiver,
          rfc: one.supplierRfc,
          paid: [{ invoice: one.cfdiUuid!, pesos: (amountCentavos / 100).toFixed(2) }],
        }),
      })),
  )
  if (documents.length > 0) await importDocuments(simulation, 'enter complements', documents)
}

type Document = { file: string; cfdi: string; returnedBy?: 'bank' | 'cash' }

async function importDocuments(simulation: SimulationState, deed: string, invoices: Document[]) {
  const { body } = await doInBooks(simulation, deed, '/accounting/cfdiImports', { invoices })
  const wrong = (body.data.files as ImportedCfdi[]).filter(({ problem }) => problem !== null)
  if (wrong.length > 0) throw new Error(`${deed}: ${JSON.stringify(wrong)}`)
}

/** Pays SAT what was retained of expenses that were paid before this month. */
async function remitRetentions(simulation: SimulationState, day: string) {
  const due = (await expensesBy(simulation, 'unremitted=true')).filter(
    (one) => (one.paidOn ?? (one.payment === 'later' ? day : one.day)) < firstOfMonth(day),
  )
  for (const { id } of due)
    await doInBooks(simulation, 'remit a retention', `/accounting/expenses/${id}/remittances`, { day })
}

/** RFC of suppliers whose expenses were entered without one. */
const laterRfc = 'CRO850101SA7'

/** Writes down the RFC of a supplier that was not known yet. */
export async function completeSupplier(
  simulation: SimulationState,
  { id, supplierName }: Pick<Expense, 'id' | 'supplierName'>,
): Promise<string> {
  const path = `/api/accounting/expenses/${id}/supplier`
  const supplier = { supplierName, supplierRfc: laterRfc }
  accepted(
    simulation,
    'complete a supplier',
    await simulation.product.request('conta', 'PUT', path, supplier),
  )
  return laterRfc
}

/** Suppliers send the invoices of the expenses of a month that were entered without. */
export async function attachInvoices(simulation: SimulationState, supplies: Supplies, month: string) {
  for (const one of await expensesBy(simulation, `month=${month}&withoutCfdi=true`)) {
    const { supplierName: name, concept } = one
    const rfc = one.supplierRfc || (await completeSupplier(simulation, one))
    const text = invoiceXml({ ...one, supplier: { name, rfc, concept }, receiver: supplies.receiver })
    const path = `/api/accounting/expenses/${one.id}/cfdi`
    const answer = await simulation.product.sendFile('conta', path, { name: 'factura.xml', text })
    accepted(simulation, 'attach an invoice', answer)
  }
}

/** First and last day of a month. */
export const daysOf = (month: string) => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
})
