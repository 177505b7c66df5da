import {
  cleanedRfc,
  ivaToleranceCentavos,
  largestCfdiCharacters,
  uuid,
  type CfdiReading,
  type ExpensePayment,
  type IvaRate,
} from '@rumi/contract'
import { expenseSentences } from '../copy/money/expense-sentences.ts'
import { decodeXml } from '../http/decode-text.ts'
import { Refused } from '../http/refused.ts'
import { xmlElements, type XmlPart } from './xml-elements.ts'

/** Fields of an expense read from an invoice. */
export type Invoice = Omit<CfdiReading, 'enteredAs'> & { receiverRfc: string }

/** The XML of an invoice as a file, or as its text. */
export type InvoiceDocument = Uint8Array | string

const refused = (message: string) => new Refused('not-a-cfdi', { message })

/** SAT's keys of ISR and IVA (c_Impuesto). */
const isr = '001'
const iva = '002'

/**
 * Reads a supplier's stamped invoice (CFDI 3.3 or 4.0, tipo I). Rejects with `not-a-cfdi` and a reason
 * anything else, an unstamped one, and one that an expense cannot hold: another currency, two rates of IVA,
 * retentions of other taxes. Runs in a worker thread (`invoice-worker.ts`).
 */
export function readInvoice(document: InvoiceDocument): Invoice {
  if (document.length > largestCfdiCharacters * 2) throw new Refused('too-large')
  const cfdi = typeof document === 'string' ? document : decodeXml(document)
  if (cfdi.length > largestCfdiCharacters) throw new Refused('too-large')
  const root = xmlElements(cfdi)
  if (root.name !== 'Comprobante') throw new Refused('not-a-cfdi')
  const { attributes: head } = root
  if (head.Version !== '4.0' && head.Version !== '3.3') throw refused(expenseSentences.oldVersion)
  if (head.TipoDeComprobante !== 'I') throw refused(expenseSentences.notAnIncome)
  if (head.Moneda !== 'MXN') throw refused(expenseSentences.otherCurrency((head.Moneda ?? '').slice(0, 10)))
  const stamp = uuid.safeParse(
    within(root, 'Complemento', 'TimbreFiscalDigital')?.attributes.UUID?.toLowerCase(),
  )
  if (!stamp.success) throw refused(expenseSentences.notStamped)
  const supplier = within(root, 'Emisor')?.attributes
  const receiver = within(root, 'Receptor')?.attributes
  const supplierRfc = cleanedRfc(supplier?.Rfc ?? '')
  const day = /^(2\d{3}-\d{2}-\d{2})T/.exec(head.Fecha ?? '')?.[1]
  if (!supplierRfc || !receiver?.Rfc || !day) throw new Refused('not-a-cfdi')
  return {
    cfdi,
    cfdiUuid: stamp.data,
    day,
    supplierName: (supplier?.Nombre ?? '').trim().slice(0, 200) || supplierRfc,
    supplierRfc,
    receiverRfc: cleanedRfc(receiver.Rfc),
    concept: conceptOf(root),
    ...amountsOf(root),
    payment: paymentOf(head),
  }
}

function within(part: XmlPart | undefined, ...names: string[]): XmlPart | undefined {
  const [name, ...rest] = names
  if (name === undefined) return part
  for (const child of part?.children ?? []) {
    const found = child.name === name ? within(child, ...rest) : undefined
    if (found) return found
  }
  return undefined
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

/** Pesos with up to six decimals in centavos, half a centavo up. */
function amount(written: string | undefined) {
  const found = /^(\d{1,8})(?:\.(\d{1,6}))?$/.exec(written?.trim() ?? '')
  if (!found) throw refused(expenseSentences.wrongAmounts)
  const millionths = Number((found[2] ?? '').padEnd(6, '0'))
  return Number(found[1]) * 100 + Math.floor((millionths + 5_000) / 10_000)
}
