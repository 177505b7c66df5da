import { chargeCalls, formatPesos, type MethodTotal, type QueryOf } from '@rumi/contract'
import { officePaymentsCopy as copy } from '../../copy/office-payments.ts'
import { paymentsCopy } from '../../copy/payments.ts'
import { useCall } from '../../shared/queries.ts'

type PaymentTotalsProps = { shown: QueryOf<typeof chargeCalls.totals> }

/** What came and went by each method, of all that the filters find, whether it is on the screen yet or not. */
export function PaymentTotals({ shown }: PaymentTotalsProps) {
  const { lastAnswer } = useCall(chargeCalls.totals, { query: shown })
  const totals = lastAnswer?.data.totals ?? []
  if (totals.length === 0) return null
  return (
    <section aria-label={copy.sums} className="mb-6">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {totals.map((total) => (
          <MethodSum key={total.method} total={total} />
        ))}
      </ul>
    </section>
  )
}

function MethodSum({ total }: { total: MethodTotal }) {
  const { method, rows, receivedCentavos, returnedCentavos, tipCentavos } = total
  return (
    <li className="rounded-sm border border-line px-4 py-3 tabular">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-strong">{paymentsCopy.methods[method]}</span>
        <span className="text-sm text-ink-soft">{copy.rows(rows)}</span>
      </p>
      <p className="text-lg font-heading">{formatPesos(receivedCentavos - returnedCentavos)}</p>
      {returnedCentavos > 0 && (
        <p className="text-sm text-ink-soft">
          {copy.received} {formatPesos(receivedCentavos)} · {copy.returned} {formatPesos(returnedCentavos)}
        </p>
      )}
      {tipCentavos > 0 && <p className="text-sm text-ink-soft">{copy.tips(formatPesos(tipCentavos))}</p>}
    </li>
  )
}
