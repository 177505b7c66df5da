import { complementUse, type CfdiReceiver, type LedgerMethod } from '@rumi/contract'
import type { BusinessTaxData } from '../../settings/index.ts'
import { paymentForms, type Complement, type TaxPart } from './cfdi.ts'
import { settledBy, type Retention } from './retention.ts'

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
  /** Of the invoice without the deposits that carry their own retention, as its retention. */
  totalCentavos: number
  retention?: Retention | undefined
  /** Part of the sale that those deposits state. */
  coveredCentavos?: number
  /** Splits an amount of the sale by treatment of IVA. */
  partsOf: (centavos: number) => readonly TaxPart[]
}

/** The complement of one payment of an invoice in parts. */
export function complementOf({
  receiver,
  method,
  amountCentavos,
  totalCentavos,
  retention,
  coveredCentavos = 0,
  partsOf,
  ...paid
}: Paid): Complement {
  const beforeCentavos = totalCentavos - paid.balanceCentavos
  const earlier = settledBy(beforeCentavos, { totalCentavos, retention })
  const settled = settledBy(beforeCentavos + amountCentavos, { totalCentavos, retention })
  const retained = settled.retained - earlier.retained
  const former = partsOf(coveredCentavos + earlier.settled)
  const parts = partsOf(coveredCentavos + settled.settled).flatMap((part, place) => {
    const before = former[place]!
    const centavos = part.centavos - before.centavos
    const addedCentavos = part.ivaCentavos - before.ivaCentavos
    return centavos === 0
      ? []
      : [{ ...part, centavos, ivaCentavos: ivaOfPart({ ...part, centavos, addedCentavos }) }]
  })
  const ivaCentavos = parts.reduce((sum, part) => sum + part.ivaCentavos, 0)
  return {
    ...paid,
    parts,
    type: 'P',
    series: 'CP',
    folio: null,
    receiver: { ...receiver, cfdiUse: complementUse },
    paymentForm: paymentForms[method],
    baseCentavos: amountCentavos + retained - ivaCentavos,
    retention: retention && retained > 0 ? { ...retention, centavos: retained } : undefined,
    ivaCentavos,
    totalCentavos: amountCentavos,
  }
}

type Part = {
  /** Amount of the installment. */
  centavos: number
  ivaPercent: number
  /** The IVA of all paid with it less the IVA of all paid before. */
  addedCentavos: number
}

/**
 * Returns the IVA of an installment: what it adds to the IVA paid, so that the parts add up to the IVA of the invoice. It is
 * brought within a centavo of its rate, the tolerance of SAT.
 */
export function ivaOfPart({ centavos, ivaPercent, addedCentavos }: Part) {
  const whole = 100 + ivaPercent
  const least = Math.floor((centavos * ivaPercent - 100) / whole) + 1
  const most = Math.ceil((centavos * ivaPercent + 100) / whole) - 1
  return Math.max(0, Math.min(Math.max(addedCentavos, least), most))
}
