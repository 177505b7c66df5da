import { chargeCalls, formatPesos, type MethodTotal, type QueryOf } from '@rumi/contract'
import { officePaymentsCopy as copy } from '../../../copy/office/money/payments.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { useCall } from '../../../shared/fetching/queries.ts'

type PaymentTotalsProps = { shown: QueryOf<typeof chargeCalls.totals> }

/** Received and refunded totals per method over all filtered rows, not only the loaded ones. */
export function PaymentTotals({ shown }: PaymentTotalsProps) {
  const { lastAnswer } = useCall(chargeCalls.totals, { query: shown })
  const totals = lastAnswer?.data.totals ?? []
  if (totals.length === 0) return null
  return (
    <section aria-label={copy.sums} className="mb-6">
      <ul className="grid max-w-4xl border-t-2 border-ink tabular">
        {totals.map((total) => (
          <MethodSum key={total.method} total={total} />
        ))}
      </ul>
    </section>
  )
}

function MethodSum({ total }: { total: MethodTotal }) {
  const { method, rows, receivedCentavos, returnedCentavos } = total
  const isCredit = method === 'credit'
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2">
      <span className="font-strong">{paymentsCopy.methods[method]}</span>
      <span className="ml-auto font-heading whitespace-nowrap">
        {isCredit
          ? copy.creditUsed(formatPesos(receivedCentavos))
          : formatPesos(receivedCentavos - returnedCentavos)}
      </span>
      <span className="basis-full text-sm text-ink-soft">
        {[copy.rows(rows), ...detailsOf(total)].join(' · ')}
      </span>
    </li>
  )
}

/** Parts of a total beyond the sum itself; credit is no money movement. */
function detailsOf({ method, receivedCentavos, returnedCentavos, tipCentavos }: MethodTotal) {
  const received = formatPesos(receivedCentavos)
  const returned = formatPesos(returnedCentavos)
  const moved =
    method === 'credit' ? [copy.creditKept(returned)] : [copy.received(received), copy.returned(returned)]
  return [
    ...(returnedCentavos > 0 ? moved : []),
    ...(tipCentavos > 0 ? [copy.tips(formatPesos(tipCentavos))] : []),
  ]
}
