import { ivaToleranceCentavos, type CfdiReading, type ExpensePayment, type IvaRate } from '@rumi/contract'
import { expenseSentences } from '../copy/money/expense-sentences.ts'
import { amountIn as amount, openCfdi, refused, type CfdiDocument } from './open-cfdi.ts'
import { within, type XmlPart } from '../http/xml/xml-elements.ts'

/** Fields of an expense read from an invoice. */
export type Invoice = Omit<CfdiReading, 'enteredAs'> & { receiverRfc: string }

/** SAT's keys of ISR and IVA (c_Impuesto). */
const isr = '001'
const iva = '002'

/**
 * Reads a supplier's stamped invoice (CFDI 3.3 or 4.0, tipo I). Rejects with `not-a-cfdi` and a reason
 * anything else, an unstamped one, and one that an expense cannot hold: another currency, two rates of IVA,
 * retentions of other taxes. Runs in a worker thread (`invoice-worker.ts`).
 */
export function readInvoice(document: CfdiDocument): Invoice {
  const opened = openCfdi(document)
  if (opened.kind !== 'I') throw refused(expenseSentences.notAnIncome)
  return invoiceIn(opened)
}

type Opened = ReturnType<typeof openCfdi>

/** Reads an opened invoice. */
export function invoiceIn({ root, common }: Opened): Invoice {
  return {
    ...common,
    concept: conceptOf(root),
    ...amountsOf(root),
    payment: paymentOf(root.attributes),
  }
}

/** Credit note of a supplier (tipo E) for one invoice. */
export type CreditNote = Opened['common'] & {
  invoiceUuid: string
  subtotalCentavos: number
  ivaCentavos: number
  totalCentavos: number
}

/** Reads an opened credit note. Rejects one of several invoices, of none, or with retentions. */
export function creditNoteIn({ root, common }: Opened): CreditNote {
  const related = root.children
    .filter(({ name }) => name === 'CfdiRelacionados')
    .flatMap(({ children }) => children.map(({ attributes }) => (attributes.UUID ?? '').toLowerCase()))
  const [invoiceUuid, ...others] = [...new Set(related)]
  if (!invoiceUuid) throw refused(expenseSentences.creditOfNone)
  if (others.length > 0) throw refused(expenseSentences.creditOfSeveral)
  const { isrRetainedCentavos, ivaRetainedCentavos, subtotalCentavos, ivaCentavos, totalCentavos } =
    amountsOf(root)
  if (isrRetainedCentavos + ivaRetainedCentavos > 0) throw refused(expenseSentences.creditWithRetentions)
  return { ...common, invoiceUuid, subtotalCentavos, ivaCentavos, totalCentavos }
}

/** Describes the first item and the number of others. */
function conceptOf(root: XmlPart) {
  const items =
    within(root, 'Conceptos')?.children.map(({ attributes }) => (attributes.Descripcion ?? '').trim()) ?? []
  const [first = '', ...others] = items.filter(Boolean)
  return (others.length > 0 ? expenseSentences.andOthers(first.slice(0, 170), others.length) : first).slice(
    0,
    200,
  )
}

/** PPD means unpaid; c_FormaPago 01 is cash, all others are bank. */
function paymentOf({ MetodoPago, FormaPago }: XmlPart['attributes']): ExpensePayment {
  if (MetodoPago === 'PPD') return 'later'
  return FormaPago === '01' ? 'cash' : 'bank'
}

/**
 * Returns the expense amounts by the taxes of the whole invoice. The cost is the total minus IVA; the part
 * without IVA is outside the taxed base.
 */
function amountsOf(root: XmlPart) {
  const currency = root.attributes.Moneda ?? ''
  if (currency !== 'MXN') throw refused(expenseSentences.otherCurrency(currency.slice(0, 10)))
  const taxes = root.children.find(({ name }) => name === 'Impuestos')
  const retained = retainedOf(root, taxes)
  const totalCentavos = amount(root.attributes.Total)
  const taxed = (within(taxes, 'Traslados')?.children ?? [])
    .map(({ attributes }) => attributes)
    .filter(
      ({ Impuesto, TasaOCuota, TipoFactor }) =>
        Impuesto === iva && TipoFactor !== 'Exento' && Number(TasaOCuota) > 0,
    )
  const rates = new Set(taxed.map(({ TasaOCuota }) => Number(TasaOCuota)))
  if (rates.size > 1) throw refused(expenseSentences.severalRates)
  const ivaPercent = rateOf([...rates][0] ?? 0)
  const ivaCentavos = taxed.reduce((sum, { Importe }) => sum + amount(Importe), 0)
  const subtotalCentavos =
    totalCentavos + retained.isrRetainedCentavos + retained.ivaRetainedCentavos - ivaCentavos
  const baseCentavos = baseOf(root, taxed, ivaPercent)
  // Cents that lines were rounded by are no part without IVA.
  const rest = subtotalCentavos - baseCentavos
  const untaxedCentavos = ivaPercent === 0 || rest <= ivaToleranceCentavos ? 0 : rest
  if (subtotalCentavos <= 0 || rest < -ivaToleranceCentavos) throw refused(expenseSentences.wrongAmounts)
  if (retained.isrRetainedCentavos >= subtotalCentavos || retained.ivaRetainedCentavos > ivaCentavos)
    throw refused(expenseSentences.wrongAmounts)
  return { subtotalCentavos, untaxedCentavos, ivaPercent, ivaCentavos, ...retained, totalCentavos }
}

/** Returns the retained ISR and IVA of the whole invoice; other retained taxes are refused. */
function retainedOf(root: XmlPart, taxes: XmlPart | undefined) {
  const local = within(root, 'Complemento', 'ImpuestosLocales')?.attributes.TotaldeRetenciones
  if (amount(local ?? '0') > 0) throw refused(expenseSentences.otherRetentions)
  const lines = (within(taxes, 'Retenciones')?.children ?? []).map(({ attributes }) => attributes)
  const sumOf = (tax: string) =>
    lines.filter(({ Impuesto }) => Impuesto === tax).reduce((sum, { Importe }) => sum + amount(Importe), 0)
  const [isrRetainedCentavos, ivaRetainedCentavos] = [sumOf(isr), sumOf(iva)]
  const stated = amount(taxes?.attributes.TotalImpuestosRetenidos ?? '0')
  if (Math.abs(stated - isrRetainedCentavos - ivaRetainedCentavos) > lines.length)
    throw refused(expenseSentences.otherRetentions)
  return { isrRetainedCentavos, ivaRetainedCentavos }
}

/** Returns the IVA base: in version 4.0 from the sum, in 3.3 from the lines. */
function baseOf(root: XmlPart, taxed: XmlPart['attributes'][], ivaPercent: IvaRate) {
  if (ivaPercent === 0) return 0
  if (taxed.every(({ Base }) => Base !== undefined))
    return taxed.reduce((sum, { Base }) => sum + amount(Base), 0)
  const lines = (within(root, 'Conceptos')?.children ?? []).flatMap(
    (line) => within(line, 'Impuestos', 'Traslados')?.children ?? [],
  )
  return lines
    .filter(({ attributes: { Impuesto, TasaOCuota } }) => Impuesto === iva && Number(TasaOCuota) > 0)
    .reduce((sum, { attributes }) => sum + amount(attributes.Base), 0)
}

function rateOf(share: number): IvaRate {
  if (share === 0) return 0
  if (share === 0.08) return 8
  if (share === 0.16) return 16
  throw refused(expenseSentences.wrongAmounts)
}
