import type { Invoicing } from '@rumi/contract'

/** A sale that was invoiced. */
export type InvoicedSale = { of: 'bookings' | 'orders' | 'passes'; id: string }

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked at field by field
type Answer = { status: number; body: any }

/** Asks a path of the invoices as who keeps the books; `deed` says what for. */
export type RequestInvoicing = (deed: string, method: string, path: string) => Promise<Answer>

type Stamped = { stamps: { status: string }[] }
const isStamped = ({ stamps }: Stamped) =>
  stamps.some(({ status }) => status === 'valid' || status === 'cancelling')

async function invoicingOf(request: RequestInvoicing, at: string): Promise<Invoicing> {
  const { status, body } = await request('read an invoice', 'GET', at)
  if (status !== 200) throw new Error(`an invoice was answered ${status}: ${JSON.stringify(body)}`)
  return body.data.invoicing
}

/**
 * Cancels the complements, credit notes and applied deposits of an invoice, from the last one on, as each stands over what those before
 * it left.
 */
export async function cancelDependants(request: RequestInvoicing, at: string) {
  const { payments, refunds, deposits } = await invoicingOf(request, at)
  for (const { id, application } of deposits.toReversed())
    if (application && isStamped(application))
      await request('cancel an application', 'DELETE', `applications/${id}/cfdi?motive=02`)
  for (const { id } of payments.filter(isStamped).toReversed())
    await request('cancel a complement', 'DELETE', `payments/${id}/cfdi?motive=02`)
  for (const { id } of refunds.filter(isStamped).toReversed())
    await request('cancel a credit note', 'DELETE', `refunds/${id}/cfdi?motive=02`)
}

/**
 * Brings the documents of an invoiced sale up to date, as an accountant does before the month is closed: what was returned is credited, what
 * was paid later has its complement, and an invoice of another price than the present one is replaced.
 */
export async function settleInvoice(
  request: RequestInvoicing,
  { of, id: saleId }: InvoicedSale,
): Promise<void> {
  const at = `${of}/${saleId}`
  const reported = await invoicingOf(request, at)
  const cancelled = async (deed: string, path: string) =>
    (await request(deed, 'DELETE', `${path}/cfdi?motive=02`)).status < 300
  const isOld = reported.isOutdated && isStamped(reported)
  if (reported.isOutdated && reported.global) await cancelDependants(request, at)
  // From the last one on, as each stands over what those before it left.
  if (isOld || reported.payments.some(({ returnedCentavos }) => returnedCentavos > 0))
    for (const { id } of reported.payments.filter(isStamped).toReversed())
      await cancelled('cancel a complement', `payments/${id}`)
  if (isOld) {
    for (const { id } of reported.refunds.filter(isStamped).toReversed())
      await cancelled('cancel a credit note', `refunds/${id}`)
    for (const { id, application } of reported.deposits)
      if (application && isStamped(application)) await cancelled('cancel an egreso', `applications/${id}`)
    if (!(await cancelled('cancel an invoice', at))) return
    await creditRefunds(request, at)
    if ((await request('invoice a sale', 'POST', `${at}/requests`)).status >= 300) return
  }
  const now = await invoicingOf(request, at)
  for (const payment of now.payments)
    if (payment.draft && !isStamped(payment))
      await request('complement a payment', 'POST', `payments/${payment.id}/cfdi`)
  for (const { id, application } of now.deposits)
    if (application?.draft && !isStamped(application))
      await request('apply a deposit', 'POST', `applications/${id}/cfdi`)
  await creditRefunds(request, at)
}

async function creditRefunds(request: RequestInvoicing, at: string) {
  for (const refund of (await invoicingOf(request, at)).refunds)
    if (refund.draft && !isStamped(refund))
      await request('credit a refund', 'POST', `refunds/${refund.id}/cfdi`)
}
