import { chargeCalls, formatPesos, type MoneyToReturn } from '@rumi/contract'
import { Link } from 'react-router'
import { officePaymentsCopy as copy } from '../../../copy/office/money/payments.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

type ToReturnListProps = { lines: readonly MoneyToReturn[]; named: boolean; onLeave?: () => void }

/** Pending refunds, each linked to its booking or receipt. */
export function ToReturnList({ lines, named, onLeave }: ToReturnListProps) {
  return (
    <ul>
      <Rows of={lines} by={({ target }) => Object.values(target)[0]!}>
        {({ target, concept, clientName, returnCentavos, paymentId }) => (
          <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2">
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              {named && <span className="block font-strong">{clientName || copy.toReturn.nobody}</span>}
              <span>{concept}</span>
            </span>
            <span className="ml-auto font-heading whitespace-nowrap tabular">
              {formatPesos(returnCentavos)}
            </span>
            <Link
              to={
                'bookingId' in target ? paths.officeBooking(target.bookingId) : paths.officePayment(paymentId)
              }
              onClick={onLeave}
              aria-label={copy.toReturn.settleOf(concept)}
              className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
            >
              {copy.toReturn.settle}
            </Link>
          </li>
        )}
      </Rows>
    </ul>
  )
}

/** Payments for cancelled items that wait for the desk; renders nothing if there are none. */
export function ToReturn() {
  const lines = useCall(chargeCalls.toReturn, {}).answer?.data.toReturn ?? []
  if (lines.length === 0) return null
  return (
    <section className="no-print mb-8 max-w-4xl rounded-sm bg-cream p-4">
      <h2 className="text-lg">{copy.toReturn.title}</h2>
      <p className="mb-2 text-ink-soft">{copy.toReturn.lead}</p>
      <ToReturnList lines={lines} named />
    </section>
  )
}
