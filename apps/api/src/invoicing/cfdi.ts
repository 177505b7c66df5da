import {
  publicRegime,
  publicRfc,
  type CfdiUse,
  type LedgerMethod,
  type ProductCategory,
  type TaxRegime,
} from '@rumi/contract'
import type { HouseTaxData } from '../settings/index.ts'
import { splitIva, type TaxedLine } from './split-iva.ts'

/** Who an invoice is for. */
export type Receiver = {
  rfc: string
  name: string
  postalCode: string
  taxRegime: TaxRegime
  cfdiUse: CfdiUse
}

/** What a client says of themselves for an invoice. */
export type InvoiceData = Omit<Receiver, 'name'> & { legalName: string }

export type CfdiLine = TaxedLine & {
  /** Its key in SAT's catalogues of products and of units (c_ClaveProdServ, c_ClaveUnidad). */
  productKey: string
  unitKey: string
  unit: string
  /** Our own number of it. */
  number: string
  description: string
  quantity: number
  /** What one of it costs with IVA. */
  unitCentavos: number
}

/** An invoice of an income (CFDI 4.0, tipo I) before it is sealed. Amounts are integer centavos. */
export type Cfdi = {
  folio: string
  /** When it is issued, an instant. */
  at: string
  house: HouseTaxData
  receiver: Receiver
  isPublic: boolean
  /** PUE where all of it is paid, PPD where not. */
  paymentMethod: 'PUE' | 'PPD'
  /** How it was paid (c_FormaPago). */
  paymentForm: string
  ivaPercent: number
  lines: CfdiLine[]
  baseCentavos: number
  ivaCentavos: number
  totalCentavos: number
}

/** How SAT calls the public at large. */
const publicName = 'PUBLICO EN GENERAL'

/** c_FormaPago: cash, transfer, credit card, an intermediary of payments; what was in favour is set off. */
const paymentForms: Record<LedgerMethod, string> = {
  cash: '01',
  transfer: '03',
  card: '04',
  online: '31',
  credit: '17',
}
/** What is not paid yet has a form that is to be told. */
const formToBeTold = '99'

/** What the shop sells, by SAT's catalogue of products: pet toys, dry dog food, treats, products to groom a pet. */
const productKeys: Record<ProductCategory, string> = {
  Juguetes: '10111301',
  Comida: '10121801',
  Snacks: '10121806',
  Estética: '10111302',
}
const piece = { unitKey: 'H87', unit: 'Pieza' }
/** Picking up and delivering parcels, a unit of service. */
const shipping = { productKey: '78102203', unitKey: 'E48', unit: 'Servicio', number: 'ENVIO' }

export type InvoicedOrder = {
  number: number
  items: readonly {
    productId: number
    name: string
    category: ProductCategory
    quantity: number
    unitCentavos: number
  }[]
  shippingCentavos: number
  subtotalCentavos: number
  ivaCentavos: number
  totalCentavos: number
  /** What is paid of it by each way, in centavos. */
  paidBy: ReadonlyMap<LedgerMethod, number>
}

type Words = { shipping: string }
type Issue = {
  order: InvoicedOrder
  ivaPercent: number
  house: HouseTaxData
  /** Null for the public. */
  invoice: InvoiceData | null
  at: string
  words: Words
}

/** The invoice of an order; what costs nothing is no line of it. */
export function cfdiOf({ order, ivaPercent, house, invoice, at, words }: Issue): Cfdi {
  const isPublic = invoice === null || invoice.rfc === publicRfc
  const sold = [
    ...order.items.map(({ productId, name, category, quantity, unitCentavos }) => ({
      ...piece,
      productKey: productKeys[category],
      number: String(productId),
      description: name,
      quantity,
      unitCentavos,
    })),
    { ...shipping, description: words.shipping, quantity: 1, unitCentavos: order.shippingCentavos },
  ].filter(({ unitCentavos }) => unitCentavos > 0)
  const taxed = splitIva({
    grossCentavos: sold.map(({ quantity, unitCentavos }) => quantity * unitCentavos),
    baseCentavos: order.subtotalCentavos,
    ivaCentavos: order.ivaCentavos,
    ivaPercent,
  })
  return {
    folio: String(order.number),
    at,
    house,
    receiver: isPublic ? publicReceiver(house) : { ...invoice, name: invoice.legalName },
    isPublic,
    ...paymentOf(order),
    ivaPercent,
    lines: sold.map((line, place) => ({ ...line, ...taxed[place]! })),
    baseCentavos: order.subtotalCentavos,
    ivaCentavos: order.ivaCentavos,
    totalCentavos: order.totalCentavos,
  }
}

/** The public lives where the house sells, and has no effect on taxes. */
const publicReceiver = ({ postalCode }: HouseTaxData): Receiver => ({
  rfc: publicRfc,
  name: publicName,
  postalCode,
  taxRegime: publicRegime,
  cfdiUse: 'S01',
})

function paymentOf({ paidBy, totalCentavos }: InvoicedOrder) {
  const paid = [...paidBy].toSorted(([, one], [, other]) => other - one)
  const sum = paid.reduce((total, [, centavos]) => total + centavos, 0)
  const [most] = paid
  return most && sum >= totalCentavos
    ? { paymentMethod: 'PUE' as const, paymentForm: paymentForms[most[0]] }
    : { paymentMethod: 'PPD' as const, paymentForm: formToBeTold }
}
