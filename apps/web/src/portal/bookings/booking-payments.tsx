import {
  type BookingAccount,
  bookingPayments,
  formatMoment,
  formatPesos,
  isPricedByQuote,
} from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { useCall } from '../../shared/fetching/queries.ts'
import { bookCopy } from '../../copy/portal/book.ts'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { Card } from '../../ui/layout/card.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { OwnInvoice } from '../invoicing/own-invoice.tsx'
import { CreditNote } from '../payments/credit-note.tsx'
import { PayOnline } from '../payments/pay-online.tsx'
import { ReceiptLink } from '../payments/receipt-link.tsx'
import { HowToPay } from './before-visit.tsx'
import { paymentStateOf } from './payment-state.ts'
import { Rows } from '../../shared/rows/rows.tsx'

type BookingPaymentsProps = {
  booking: Booking
  /** Text to write on a transfer. */
  reference: string
}

/**
 * Payments of a booking and those inside it: paid, due now, due later and overpaid; renders nothing if nothing was
 * ever owed.
 */
export function BookingPayments({ booking, reference }: BookingPaymentsProps) {
  const today = businessToday()
  const { id, status } = booking
  const paymentsQuery = useCall(bookingPayments.list, { params: { id } })
  const totals = paymentsQuery.answer?.data
  const isCancelled = status === 'cancelled'
  const isMissed = status === 'no-show'
  // After a no-show, the payment is retained and nothing more is due.
  const account = totals && { ...totals, ...totals.together, ...(isMissed && nothingDue) }
  const state = account && paymentStateOf(account, status)
  const isDueNow = state === 'owed' || (account?.dueNowCentavos ?? 0) > 0
  const moved = (account?.paidCentavos ?? 0) + (account?.leftCentavos ?? 0)
  if ((isCancelled || isMissed) && moved === 0) return null
  return (
    <section className={isDueNow ? 'max-lg:-order-1' : ''}>
      <h2 className="mb-3 text-lg">{bookingsCopy.payment}</h2>
      <QueryResult fetching={paymentsQuery}>
        {account && state && (
          <Card className="grid gap-3">
            <CreditNote />
            {!isPricedByQuote(booking) && (
              <div>
                <StateChip tone={bookingsCopy.paymentStates[state].tone}>
                  {bookingsCopy.paymentStates[state].word}
                </StateChip>
              </div>
            )}
            <dl className="grid gap-2">
              {account.dueNowCentavos > 0 && (
                <Amount label={bookingsCopy.dueNow} centavos={account.dueNowCentavos} isStrong />
              )}
              {account.paidCentavos > 0 && (
                <Amount label={bookingsCopy.paid} centavos={account.paidCentavos} />
              )}
              {account.overpaidCentavos > 0 && (
                <Amount label={bookingsCopy.overpaid} centavos={account.overpaidCentavos} isStrong />
              )}
              {isCancelled && account.keptCentavos > 0 && (
                <Amount label={bookingsCopy.fee} centavos={account.keptCentavos} />
              )}
              {!isMissed && (
                <Amount
                  label={bookingsCopy.leftToPay}
                  centavos={account.leftCentavos}
                  isStrong={isCancelled && account.leftCentavos > 0}
                />
              )}
            </dl>
            {account.dueNowCentavos > 0 && (
              <p className="text-sm">
                {bookingsCopy.dueUntil(formatMoment(account.depositUntil, today))}
                {account.depositReleases && <span>{` ${bookCopy.depositReleases}`}</span>}
              </p>
            )}
            {isDueNow && (
              <HowToPay
                bookingId={id}
                amountCentavos={account.dueNowCentavos || account.leftCentavos}
                reference={reference}
              />
            )}
            {!isMissed && totals && onlineCentavos(totals) > 0 && (
              <PayOnline
                target={{ bookingId: id }}
                amountCentavos={onlineCentavos(totals)}
                isFirst={isDueNow}
              />
            )}
            {account.overpaidCentavos > 0 && (
              <p className="text-sm text-ink-soft">{whatBecomesOf(account, status)}</p>
            )}
            {account.payments.length > 0 && (
              <div className="border-t border-line pt-3 text-sm">
                <h3 className="font-strong">{bookingsCopy.payments}</h3>
                <ul>
                  <Rows of={account.payments} by={(payment) => payment.id}>
                    {(payment) => (
                      <li className="flex flex-wrap justify-between gap-x-4">
                        <ReceiptLink payment={payment} />
                        <span className="ml-auto whitespace-nowrap tabular">
                          {formatPesos(
                            payment.kind === 'payment' ? payment.amountCentavos : -payment.amountCentavos,
                          )}
                        </span>
                      </li>
                    )}
                  </Rows>
                </ul>
              </div>
            )}
            {status !== 'pending' && totals && totals.totalCentavos > 0 && (
              <OwnInvoice of="bookings" id={id} />
            )}
          </Card>
        )}
      </QueryResult>
    </section>
  )
}

const nothingDue = { leftCentavos: 0, dueNowCentavos: 0 }

/** Amount to pay online: the deposit first, then the rest; inner bookings are paid on their own page. */
const onlineCentavos = ({ dueNowCentavos, leftCentavos }: BookingAccount) => dueNowCentavos || leftCentavos

/** Splits the payment of a late cancellation into the retained and the refunded part. */
function whatBecomesOf(
  { keptCentavos, returnedCentavos, overpaidCentavos }: BookingAccount,
  status: Booking['status'],
) {
  if (status !== 'cancelled') return bookingsCopy.overpaidHow
  if (keptCentavos === 0) return bookingsCopy.returnsPaid(formatPesos(overpaidCentavos))
  return bookingsCopy.keptOfPaid(formatPesos(keptCentavos), formatPesos(returnedCentavos))
}

type AmountProps = { label: string; centavos: number; isStrong?: boolean }

function Amount({ label, centavos, isStrong = false }: AmountProps) {
  return (
    <div className={`flex flex-wrap gap-x-6 ${isStrong ? 'font-strong' : ''}`}>
      <dt className="flex-[1_1_min(8rem,100%)]">{label}</dt>
      <dd className="ml-auto shrink-0 tabular">{formatPesos(centavos)}</dd>
    </div>
  )
}
