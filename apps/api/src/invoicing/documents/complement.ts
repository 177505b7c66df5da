import { complementUse, type CfdiReceiver, type LedgerMethod } from '@rumi/contract'
import type { BusinessTaxData } from '../../settings/index.ts'
import { paymentForms, type Complement } from './cfdi.ts'

type Paid = {
  invoice: Complement['invoice']
  ticket: string
  issuer: BusinessTaxData
  /** Receiver of the invoice. */
  receiver: CfdiReceiver
  isPublic: boolean
  method: LedgerMethod
  paidAt: string
  at: string
  installment: number
  /** Unpaid amount of the invoice before it. */
  balanceCentavos: number
  amountCentavos: number
  totalCentavos: number
  ivaPercent: number
  /** Extracts the IVA of a part of the sale. */
  ivaOf: (centavos: number) => number
}

/** The complement of one payment of an invoice in parts. */
export function complementOf({
  receiver,
  method,
  amountCentavos,
  totalCentavos,
  ivaOf,
  ...paid
}: Paid): Complement {
  const beforeCentavos = totalCentavos - paid.balanceCentavos
  const ivaCentavos = ivaOfPart({ beforeCentavos, amountCentavos, ivaPercent: paid.ivaPercent, ivaOf })
  return {
    ...paid,
    type: 'P',
    series: 'CP',
    folio: null,
    receiver: { ...receiver, cfdiUse: complementUse },
    paymentForm: paymentForms[method],
    baseCentavos: amountCentavos - ivaCentavos,
    ivaCentavos,
    totalCentavos: amountCentavos,
  }
}

type Part = {
  /** Amount paid before. */
  beforeCentavos: number
  amountCentavos: number
  ivaPercent: number
  ivaOf: (centavos: number) => number
}

/**
 * Returns the IVA of an installment: the IVA of all paid with it less the IVA of all paid before, so that the
 * parts add up to the IVA of the invoice. It is brought within a centavo of its rate, the tolerance of SAT.
 */
export function ivaOfPart({ beforeCentavos, amountCentavos, ivaPercent, ivaOf }: Part) {
  const whole = 100 + ivaPercent
  const least = Math.floor((amountCentavos * ivaPercent - 100) / whole) + 1
  const most = Math.ceil((amountCentavos * ivaPercent + 100) / whole) - 1
  const added = ivaOf(beforeCentavos + amountCentavos) - ivaOf(beforeCentavos)
  return Math.max(0, Math.min(Math.max(added, least), most))
}
