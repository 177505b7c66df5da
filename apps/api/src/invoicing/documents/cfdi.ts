import {
  creditNoteUse,
  dayOf,
  foreignRfc,
  isUseOf,
  nameInCfdi,
  publicRegime,
  publicRfc,
  type CfdiReceiver,
  type CfdiUse,
  type IvaTreatment,
  type LedgerMethod,
} from '@rumi/contract'
import type { BusinessTaxData } from '../../settings/index.ts'
import { globalInformation, type GlobalInformation } from './global-information.ts'
import { retentionOf, type Retention } from './retention.ts'
import { isTaxed, splitIva, type TaxedLine } from './split-iva.ts'

/** Invoice data of a client. */
export type InvoiceData = Omit<CfdiReceiver, 'name' | 'cfdiUse'> & { legalName: string; cfdiUse: CfdiUse }

/** Sold line before IVA is separated. */
export type SoldLine = {
  /** Its key in SAT's catalogues of products and of units (c_ClaveProdServ, c_ClaveUnidad). */
  productKey: string
  unitKey: string
  unit: string
  /** Our own number of it. */
  number: string
  description: string
  quantity: number
  /** Unit price with IVA. */
  unitCentavos: number
  /** Absent of a sale under one treatment of IVA. */
  ivaTreatment?: IvaTreatment
}

/** Amount of a document under one treatment of IVA, and the IVA within it. */
export type TaxPart = { treatment: IvaTreatment; ivaPercent: number; centavos: number; ivaCentavos: number }

export type CfdiLine = SoldLine & TaxedLine & { ivaPercent: number }

/** Common fields of an unsealed document. Amounts are integer centavos. */
type Document = {
  series: string
  /** Own number in the series; null until it goes to the provider. */
  folio: number | null
  /** Number of the sale, payment or refund, for the name of a file. */
  ticket: string
  /** Instant of issue. */
  at: string
  issuer: BusinessTaxData
  receiver: CfdiReceiver
  isPublic: boolean
  /** Payment method (c_FormaPago). */
  paymentForm: string
  ivaCentavos: number
  baseCentavos: number
  /** ISR that the receiver retains, which the total is without. */
  retention?: Retention | undefined
  totalCentavos: number
}

/** A stamped invoice and the relation to it (c_TipoRelacion): credit note, substitution, application of a deposit. */
export type RelatedCfdi = { relation: '01' | '04' | '07'; id: string; uuid: string }

/** An invoice of an income or a credit note (CFDI 4.0, tipo I or E). */
export type Cfdi = Document & {
  type: 'I' | 'E'
  /** PUE where all of it is paid, PPD where not. */
  paymentMethod: 'PUE' | 'PPD'
  /** Invoice that a credit note returns something of, or that this one takes the place of; deposits of an invoice. */
  related: readonly RelatedCfdi[]
  /** Of an egreso: the invoice that it applies a deposit to. */
  appliedTo?: string
  /** Of an invoice: the retained ISR that the credit notes of earlier refunds take back. */
  isrReturnedCentavos?: number
  /** Of an invoice to the public: the period in which it was sold, as SAT's catalogues of periods and of months have it. */
  sold: GlobalInformation | null
  lines: CfdiLine[]
}

/** The complement of a payment (CFDI 4.0, tipo P) of an invoice in parts; its total is what was paid. */
export type Complement = Document & {
  type: 'P'
  /** Instant of payment. */
  paidAt: string
  /** Paid part of each treatment of IVA. */
  parts: readonly TaxPart[]
  /** Number of the installment. */
  installment: number
  /** Unpaid amount of the invoice before it. */
  balanceCentavos: number
  invoice: { id: string; uuid: string }
}

export type FiscalDocument = Cfdi | Complement

/** SAT's name of the public. */
const publicName = 'PUBLICO EN GENERAL'

/** c_FormaPago; a client's balance is set off, and an online provider is an intermediary of payments. */
export const paymentForms: Record<LedgerMethod, string> = {
  cash: '01',
  transfer: '03',
  card: '04',
  'debit-card': '28',
  voucher: '08',
  online: '31',
  credit: '17',
  // Retained ISR is no form of payment and is left out where these are read.
  retention: '99',
}
/** Payment method of an unpaid invoice: to be defined. */
const undefinedPaymentForm = '99'

/** A sale as it is invoiced. Amounts are integer centavos with IVA, but for base and IVA. */
export type Sale = {
  series: string
  folio: string
  sold: readonly SoldLine[]
  /** Its amounts by treatment of IVA. */
  parts: readonly TaxPart[]
  baseCentavos: number
  ivaCentavos: number
  totalCentavos: number
  /** Paid amounts by method. */
  paidBy: ReadonlyMap<LedgerMethod, number>
}

type Issue = {
  sale: Sale
  issuer: BusinessTaxData
  /** Null for the public. */
  invoice: InvoiceData | null
  /** CFDI of the sale's deposits. */
  deposits?: readonly { id: string; uuid: string }[]
  /** Rate at which the receiver retains ISR, and what it has retained of the deposits. */
  isrBasisPoints?: number
  retainedCentavos?: number
  at: string
}

/** The invoice of a sale. */
export function invoiceOf({
  sale,
  issuer,
  invoice,
  deposits = [],
  isrBasisPoints = 0,
  retainedCentavos = 0,
  at,
}: Issue): Cfdi {
  const isPublic = invoice === null || invoice.rfc === publicRfc
  const day = dayOf(at)
  const document = taxed(sale)
  const retention = retentionOf(document.lines.filter(isTaxed), isrBasisPoints)
  const isrCentavos = retention?.centavos ?? 0
  return {
    ...document,
    retention,
    totalCentavos: sale.totalCentavos - isrCentavos,
    type: 'I',
    series: issuer.invoiceSeries,
    folio: null,
    ticket: sale.folio,
    at,
    issuer,
    receiver: isPublic ? publicReceiver(issuer) : receiverOf(invoice, issuer),
    isPublic,
    ...paymentOf(sale.paidBy, sale.totalCentavos - Math.max(isrCentavos, retainedCentavos)),
    related: deposits.map((deposit) => ({ relation: '07', ...deposit })),
    sold: isPublic ? globalInformation({ periodicity: 'day', firstDay: day, lastDay: day }) : null,
  }
}

/** A client as the receiver of an invoice; one abroad is invoiced where the business sells, without effect on taxes. */
export const receiverOf = (
  { legalName, ...data }: InvoiceData,
  issuer: Pick<BusinessTaxData, 'postalCode'>,
): CfdiReceiver => ({
  ...data,
  name: nameInCfdi({ rfc: data.rfc, legalName }),
  ...(data.rfc === foreignRfc && { ...abroad, postalCode: issuer.postalCode }),
})
const abroad = { taxRegime: publicRegime, cfdiUse: 'S01' } as const

type Credit = {
  sale: Omit<Sale, 'paidBy'>
  issuer: BusinessTaxData
  /** Receiver of the invoice. */
  receiver: CfdiReceiver
  /** Retained ISR that ends with it. */
  retention?: Retention | undefined
  /** The way in which it went back. */
  method: LedgerMethod
  credits: { id: string; uuid: string }
  at: string
}

/** The credit note of a refund: to whom the invoice was, related to it as SAT's c_TipoRelacion 01. */
export function creditNoteOf({ sale, issuer, receiver, retention, method, credits, at }: Credit): Cfdi {
  return {
    ...taxed(sale),
    retention,
    totalCentavos: sale.totalCentavos - (retention?.centavos ?? 0),
    type: 'E',
    series: sale.series,
    folio: null,
    ticket: sale.folio,
    at,
    issuer,
    receiver: receiverOfEgreso(receiver),
    isPublic: receiver.rfc === publicRfc,
    paymentMethod: 'PUE',
    paymentForm: paymentForms[method],
    related: [{ relation: '01', ...credits }],
    sold: null,
  }
}

/** Receiver of a credit note or an egreso, who may deduct less. */
export const receiverOfEgreso = (receiver: CfdiReceiver): CfdiReceiver => ({
  ...receiver,
  cfdiUse: isUseOf('G01', receiver.taxRegime) ? creditNoteUse : 'S01',
})

type Taxable = Omit<Sale, 'paidBy' | 'series' | 'folio'>

function taxed({ sold, parts, baseCentavos, ivaCentavos, totalCentavos }: Taxable) {
  const taxedLines = new Map(parts.flatMap((part) => [...linesUnder(part, sold, parts.length)]))
  const lines = sold.flatMap((line) => taxedLines.get(line) ?? [])
  return { baseCentavos, ivaCentavos, totalCentavos, lines }
}

/** The lines under one treatment, which share its IVA. */
function linesUnder(part: TaxPart, sold: readonly SoldLine[], count: number) {
  const { treatment, ivaPercent, centavos, ivaCentavos } = part
  const own = count === 1 ? sold : sold.filter(({ ivaTreatment }) => ivaTreatment === treatment)
  const split = splitIva({
    baseCentavos: centavos - ivaCentavos,
    ivaCentavos,
    ivaPercent,
    grossCentavos: own.map(({ quantity, unitCentavos }) => quantity * unitCentavos),
  })
  return own.map(
    (line, place) => [line, { ...line, ...split[place]!, ivaTreatment: treatment, ivaPercent }] as const,
  )
}

/** Receiver of sales to the public: the business's postal code and no tax effects. */
export const publicReceiver = ({ postalCode }: BusinessTaxData): CfdiReceiver => ({
  rfc: publicRfc,
  name: publicName,
  postalCode,
  taxRegime: publicRegime,
  cfdiUse: 'S01',
})

function paymentOf(paidBy: Sale['paidBy'], totalCentavos: number) {
  const paid = [...paidBy].toSorted(([, one], [, other]) => other - one)
  const sum = paid.reduce((total, [, centavos]) => total + centavos, 0)
  const [most] = paid
  return most && sum >= totalCentavos
    ? { paymentMethod: 'PUE' as const, paymentForm: paymentForms[most[0]] }
    : { paymentMethod: 'PPD' as const, paymentForm: undefinedPaymentForm }
}
