import type { RequestedInvoice, StoredInvoice } from './facturapi-invoice.ts'

const centavos = (pesos: number | undefined) => Math.round((pesos ?? 0) * 100)

/** Payment as a complement states it; absent for other documents. */
export const paidOf = ({ complements = [] }: RequestedInvoice) =>
  complements
    .flatMap(({ data = [] }) => data)
    .flatMap(({ related_documents: documents = [] }) => documents)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0)

/**
 * What stands against a payment complement, in words: it is of a valid PPD invoice for the same receiver, numbered after those before it,
 * over what they have left of its total.
 */
export function amissInPayment(requested: RequestedInvoice, invoices: readonly StoredInvoice[]) {
  const [complement, another] = requested.complements ?? []
  const [payment] = complement?.data ?? []
  const [document] = payment?.related_documents ?? []
  if (another || complement?.type !== 'pago' || !payment || !document) return 'Falta el complemento de pago.'
  if (!/^\d{2}$/.test(payment.payment_form ?? '') || payment.payment_form === '99')
    return 'La forma de pago del complemento no es válida.'
  if (payment.currency !== 'MXN' || payment.exchange !== 1 || Number.isNaN(Date.parse(payment.date ?? '')))
    return 'Falta la fecha o la moneda del pago.'
  const invoice = invoices.find(({ uuid }) => uuid === document.uuid)
  if (!invoice || invoice.status !== 'valid' || invoice.requested.payment_method !== 'PPD')
    return 'El documento relacionado no es una factura PPD vigente.'
  if (invoice.requested.customer?.tax_id !== requested.customer?.tax_id)
    return 'El receptor no es el de la factura.'
  const before = invoices.filter(
    (one) => one.status === 'valid' && paidDocumentOf(one)?.uuid === invoice.uuid,
  )
  if (document.installment !== before.length + 1) return 'El número de parcialidad no es el que sigue.'
  const applied = invoices.filter((one) => one.status === 'valid' && isAppliedTo(one, invoice))
  const balance =
    centavos(invoice.total) -
    before.reduce((sum, { paid }) => sum + centavos(paid), 0) -
    applied.reduce((sum, { total }) => sum + centavos(total), 0)
  if (centavos(document.last_balance) !== balance) return 'El saldo anterior no es el que quedó.'
  if (centavos(document.amount) <= 0 || centavos(document.amount) > balance)
    return 'El importe pagado es mayor que el saldo anterior.'
  return isTaxedWhole(document, invoice) ? null : 'Los impuestos del pago no corresponden a su importe.'
}

type PaidDocument = NonNullable<ReturnType<typeof paidDocumentOf>>

/** Whether taxes cover what was paid, a centavo a rate; less where the invoice has lines that are no object of tax. */
function isTaxedWhole(
  { taxability, taxes = [], amount }: PaidDocument,
  { requested: { items = [] } }: StoredInvoice,
) {
  const hasUntaxed = items.some(({ product }) => product.taxability === '01')
  const isKnown = taxes.every(
    ({ type, factor, rate, withholding }) =>
      type === (withholding ? 'ISR' : 'IVA') &&
      (factor === 'Exento' ? rate === undefined : factor === 'Tasa'),
  )
  if (taxability === '01') return hasUntaxed && taxes.length === 0
  const taxed = taxes.reduce(
    (sum, { base = 0, rate = 0, withholding }) =>
      withholding ? sum - centavos(base * rate) : sum + centavos(base) + centavos(base * rate),
    0,
  )
  const missing = centavos(amount) - taxed
  return isKnown && taxes.length > 0 && missing >= -taxes.length && (hasUntaxed || missing <= taxes.length)
}

/**
 * Returns why an egreso that applies a deposit is refused, or null: it withholds as its deposit does, which the invoice names, and
 * the invoice withholds too.
 */
export function amissInApplied(requested: RequestedInvoice, invoices: readonly StoredInvoice[]) {
  const namedBy = ({ related_documents: related = [] }: RequestedInvoice, wanted: string) =>
    related.flatMap(({ relationship, documents = [] }) => (relationship === wanted ? documents : []))
  const [applied] = namedBy(requested, '07')
  const invoice = invoices.find(({ uuid }) => uuid === applied)
  if (requested.type !== 'E' || !invoice || namedBy(requested, '01').length > 0) return null
  const named = namedBy(invoice.requested, '07')
  const isOfOne = invoices.some(
    (one) => named.includes(one.uuid) && withheldRate(one.requested) === withheldRate(requested),
  )
  if (!isOfOne) return 'El egreso no retiene lo mismo que su anticipo.'
  return withheldRate(requested) > 0 && withheldRate(invoice.requested) === 0
    ? 'La factura no retiene el ISR de sus anticipos.'
    : null
}

const withheldRate = ({ items = [] }: RequestedInvoice) =>
  Math.max(
    0,
    ...items.flatMap(({ product: { taxes = [] } }) =>
      taxes.flatMap(({ withholding, rate = 0 }) => (withholding ? [rate] : [])),
    ),
  )

/** True of an egreso that applies a deposit to the invoice. */
const isAppliedTo = ({ requested }: StoredInvoice, { uuid }: StoredInvoice) =>
  requested.type === 'E' &&
  requested.related_documents?.some(
    ({ relationship, documents }) => relationship === '07' && documents?.includes(uuid),
  )

const paidDocumentOf = ({ requested }: StoredInvoice) =>
  requested.complements?.[0]?.data?.[0]?.related_documents?.[0]

type DocumentTax = NonNullable<PaidDocument['taxes']>[number]

const pesos = (amount: number) => amount.toFixed(2)

/** Amount of a tax of a paid document to the centavo; a single transferred one takes what is left, so that all of them are what was paid. */
function amountOfTax(tax: DocumentTax, { amount = 0, taxes = [], taxability }: PaidDocument): number {
  const exact = centavos((tax.base ?? 0) * (tax.rate ?? 0)) / 100
  const added = taxes.filter(({ withholding }) => !withholding)
  if (tax.withholding || added.length > 1 || taxability !== '02' || !tax.rate) return exact
  const withheld = taxes.filter(({ withholding }) => withholding)
  return withheld.reduce((left, other) => left + amountOfTax(other, {}), amount - (tax.base ?? 0))
}

/** The complement in a stamped XML; empty for other documents. */
export function paymentXmlOf(invoice: StoredInvoice) {
  const document = paidDocumentOf(invoice)
  const payment = invoice.requested.complements?.[0]?.data?.[0]
  if (invoice.requested.type !== 'P' || !document || !payment) return ''
  const { uuid, installment, amount = 0, last_balance: balance = 0, taxability, taxes = [] } = document
  const withAmounts = taxes.map((tax) => ({ ...tax, sum: pesos(amountOfTax(tax, document)) }))
  const added = withAmounts.filter(({ withholding }) => !withholding)
  const withheld = withAmounts.filter(({ withholding }) => withholding)
  const listXml = (name: string, parts: readonly string[]) =>
    parts.length === 0 ? '' : `<pago20:${name}>${parts.join('')}</pago20:${name}>`
  const shareXml = (of: 'DR' | 'P', { base = 0, rate = 0, factor, sum }: (typeof withAmounts)[number]) =>
    `TipoFactor${of}="${factor}" Base${of}="${pesos(base)}"` +
    (factor === 'Exento' ? '' : ` TasaOCuota${of}="${rate.toFixed(6)}" Importe${of}="${sum}"`)
  const taxXml = (of: 'DR' | 'P') =>
    listXml(
      `Impuestos${of}`,
      [
        listXml(
          `Retenciones${of}`,
          withheld.map(
            (tax) =>
              `<pago20:Retencion${of} Impuesto${of}="001" ${of === 'P' ? `ImporteP="${tax.sum}"` : shareXml(of, tax)}/>`,
          ),
        ),
        listXml(
          `Traslados${of}`,
          added.map((tax) => `<pago20:Traslado${of} Impuesto${of}="002" ${shareXml(of, tax)}/>`),
        ),
      ].filter(Boolean),
    )
  const totals = [
    ...withheld.map(({ sum }) => `TotalRetencionesISR="${sum}" `),
    ...added.map(({ base = 0, rate = 0, factor, sum }) => {
      const percent = Math.round(rate * 100)
      return factor === 'Exento'
        ? `TotalTrasladosBaseIVAExento="${pesos(base)}" `
        : `TotalTrasladosBaseIVA${percent}="${pesos(base)}" TotalTrasladosImpuestoIVA${percent}="${sum}" `
    }),
  ]
  const paid = pesos(invoice.paid)
  return (
    `<pago20:Pagos xmlns:pago20="http://www.sat.gob.mx/Pagos20" Version="2.0">` +
    `<pago20:Totales ${totals.join('')}MontoTotalPagos="${paid}"/>` +
    `<pago20:Pago FechaPago="${localMoment(payment.date ?? '')}" FormaDePagoP="${payment.payment_form}" MonedaP="MXN" TipoCambioP="1" Monto="${paid}">` +
    `<pago20:DoctoRelacionado IdDocumento="${uuid}" MonedaDR="MXN" EquivalenciaDR="1" NumParcialidad="${installment}" ImpSaldoAnt="${pesos(balance)}"` +
    ` ImpPagado="${pesos(amount)}" ImpSaldoInsoluto="${pesos(balance - amount)}" ObjetoImpDR="${taxability}">${taxXml('DR')}</pago20:DoctoRelacionado>` +
    `${taxXml('P')}</pago20:Pago></pago20:Pagos>`
  )
}

/** Local time of an instant to the second, as SAT writes it. */
export const localMoment = (instant: string) =>
  new Date(instant)
    .toLocaleString('sv-SE', { timeZone: 'America/Mexico_City', hour12: false })
    .replace(' ', 'T')
