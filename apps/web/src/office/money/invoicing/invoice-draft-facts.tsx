import { formatPesos, type InvoiceDraft } from '@rumi/contract'
import { cfdiUseCopy, taxRegimeCopy } from '../../../copy/shared/invoice.ts'
import { officeInvoicingCopy as copy } from '../../../copy/office/money/invoicing.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

const named = (key: string, names: Readonly<Record<string, string>>) =>
  names[key] ? `${key} ${names[key]}` : key

type InvoiceDraftFactsProps = {
  draft: InvoiceDraft
  /** Note about retained ISR. */
  note?: string
}

/** Receiver and payment of an invoice. */
export function InvoiceDraftFacts({ draft, note = copy.retentionNote }: InvoiceDraftFactsProps) {
  const { receiver, paymentMethod, paymentForm, totalCentavos, ivaCentavos, retention } = draft
  const subtotalCentavos = totalCentavos + (retention?.centavos ?? 0) - ivaCentavos
  const facts = [
    [copy.receiver, copy.receiverLine(receiver.rfc, receiver.name)],
    [copy.regime, named(receiver.taxRegime, taxRegimeCopy)],
    [copy.postalCode, receiver.postalCode],
    [copy.use, named(receiver.cfdiUse, cfdiUseCopy)],
    [
      copy.payment,
      [paymentMethod && copy.methods[paymentMethod], copy.forms[paymentForm] ?? paymentForm]
        .filter(Boolean)
        .join('; '),
    ],
    [copy.subtotal, formatPesos(subtotalCentavos)],
    [copy.iva, formatPesos(ivaCentavos)],
    ...(retention
      ? [[copy.retention(retention.basisPoints / 100), formatPesos(-retention.centavos)] as const]
      : []),
    [copy.total, formatPesos(totalCentavos)],
  ] as const
  return (
    <>
      {receiver.isPublic && <Notice>{copy.forPublic}</Notice>}
      {retention && <Notice>{note}</Notice>}
      <dl className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="font-strong text-ink-soft">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere] max-sm:mb-1">{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
