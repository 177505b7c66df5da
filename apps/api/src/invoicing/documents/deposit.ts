import { publicRfc, type LedgerMethod } from '@rumi/contract'
import { paymentForms, receiverOfEgreso, type Cfdi, type TaxPart } from './cfdi.ts'
import type { Retention } from './retention.ts'
import { lineOfRefund } from './sold-lines.ts'

/** Payment method of an egreso that applies a deposit (c_FormaPago). */
const appliedDepositForm = '30'

type DepositPart = {
  /** Number of the payment. */
  number: string
  description: string
  /** Its amounts by treatment of IVA. */
  parts: readonly TaxPart[]
  /** ISR that the receiver retains of it. */
  retention?: Retention | undefined
}
type DepositSource = DepositPart & Pick<Cfdi, 'issuer' | 'receiver' | 'at'> & { method: LedgerMethod }
type ApplicationSource = DepositPart &
  Pick<Cfdi, 'issuer' | 'receiver' | 'at'> & {
    invoice: { id: string; uuid: string }
    /** Global invoice that has it; null of a deposit with its own CFDI. */
    global: { id: string; uuid: string } | null
  }

function depositPart({ parts, number, description, retention }: DepositPart) {
  const lines = parts.map(({ treatment, ivaPercent, centavos, ivaCentavos }) => ({
    ...lineOfRefund({ number, description, centavos }),
    baseCentavos: centavos - ivaCentavos,
    ivaCentavos,
    ivaTreatment: treatment,
    ivaPercent,
  }))
  const baseCentavos = lines.reduce((sum, line) => sum + line.baseCentavos, 0)
  const ivaCentavos = lines.reduce((sum, line) => sum + line.ivaCentavos, 0)
  return {
    folio: null,
    ticket: number,
    baseCentavos,
    ivaCentavos,
    retention,
    totalCentavos: baseCentavos + ivaCentavos - (retention?.centavos ?? 0),
    lines,
    paymentMethod: 'PUE' as const,
    sold: null,
  }
}

/** The invoice of a payment before its service. */
export const depositOf = ({ issuer, receiver, method, at, ...part }: DepositSource): Cfdi => ({
  ...depositPart(part),
  type: 'I',
  series: issuer.invoiceSeries,
  at,
  issuer,
  receiver,
  isPublic: false,
  paymentForm: paymentForms[method],
  related: [],
})

/** The egreso that applies a deposit to the invoice of its sale. */
export const applicationOf = ({
  issuer,
  receiver,
  invoice,
  global,
  at,
  ...part
}: ApplicationSource): Cfdi => ({
  ...depositPart(part),
  type: 'E',
  series: 'NC',
  at,
  issuer,
  receiver: receiverOfEgreso(receiver),
  isPublic: receiver.rfc === publicRfc,
  paymentForm: appliedDepositForm,
  related: [...(global ? [{ relation: '01' as const, ...global }] : []), { relation: '07', ...invoice }],
  appliedTo: invoice.id,
})
