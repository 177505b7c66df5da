import { supplierInvoice, supplierRfc } from '../../../tests/support/documents/supplier-invoice.ts'

/** Amounts in centavos of an expense with or without retentions. */
export type Amounts = {
  subtotalCentavos: number
  ivaPercent: number
  ivaCentavos: number
  isrRetainedCentavos: number
  ivaRetainedCentavos: number
}

export type Supplier = { name: string; rfc: string; concept: string; account: string; retains: boolean }

/** Suppliers with the account of their expenses; `retains` of persons whose invoices carry retentions. */
export const suppliers = {
  goods: {
    name: 'Croquetas del Sur',
    rfc: supplierRfc,
    concept: 'Croquetas y jabón',
    account: '601.84',
    retains: false,
  },
  fees: {
    name: 'KARLA FUENTE NOLASCO',
    rfc: 'FUNK671228PH6',
    concept: 'Honorarios de contabilidad',
    account: '601.34',
    retains: true,
  },
  rent: {
    name: 'XAIME WEIR ROJO',
    rfc: 'WERX631016S30',
    concept: 'Renta del local',
    account: '601.45',
    retains: true,
  },
} as const satisfies Record<string, Supplier>

/** Price without IVA of a supplier with its taxes. */
export function amountsOf({ retains }: Supplier, subtotalCentavos: number, ivaPercent = 16): Amounts {
  const ivaCentavos = Math.round((subtotalCentavos * ivaPercent) / 100)
  return {
    subtotalCentavos,
    ivaPercent,
    ivaCentavos,
    isrRetainedCentavos: retains ? Math.round(subtotalCentavos / 10) : 0,
    ivaRetainedCentavos: retains ? Math.round((ivaCentavos * 2) / 3) : 0,
  }
}

type Invoiced = Amounts & {
  day: string
  supplier: Pick<Supplier, 'name' | 'rfc' | 'concept'>
  receiver: string
  payment: 'cash' | 'bank' | 'later'
  /** Folio fiscal of the invoice that a credit note is about. */
  creditedUuid?: string
}

const pesos = (centavos: number) => (centavos / 100).toFixed(2)

/** Invoice or credit note of a supplier as XML. */
export function invoiceXml({ day, supplier, receiver, payment, creditedUuid, ...amounts }: Invoiced) {
  const { subtotalCentavos, ivaPercent, ivaCentavos, isrRetainedCentavos, ivaRetainedCentavos } = amounts
  const retained = isrRetainedCentavos + ivaRetainedCentavos
  return supplierInvoice({
    day,
    rfc: supplier.rfc,
    supplier: supplier.name.toUpperCase(),
    receiver,
    kind: creditedUuid ? 'E' : 'I',
    related: creditedUuid ? [creditedUuid] : [],
    method: payment === 'later' ? 'PPD' : 'PUE',
    form: { cash: '01', bank: '03', later: '99' }[payment],
    subtotal: pesos(subtotalCentavos),
    total: pesos(subtotalCentavos + ivaCentavos - retained),
    taxed: [{ base: pesos(subtotalCentavos), rate: (ivaPercent / 100).toFixed(6), iva: pesos(ivaCentavos) }],
    concepts: [supplier.concept],
    ...(retained > 0 && {
      retained: pesos(retained),
      retentions: { '001': pesos(isrRetainedCentavos), '002': pesos(ivaRetainedCentavos) },
    }),
  })
}
