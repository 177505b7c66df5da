import { bookingPayments, formatPesos, formatDays, formatNames, type BookingAccount } from '@rumi/contract'
import { bookings, type Booking, type Dog } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { Awaited } from '../../shared/fetching/awaited.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import { useCall } from '../../shared/fetching/queries.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { cancelTogether, type AddOnBooking } from '../../shared/cancelling/cancel-together.ts'
import { useAddOnChoices } from '../../shared/cancelling/use-add-on-choices.tsx'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { paymentsCopy } from '../../copy/shared/payments.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { businessToday } from '../../shared/business/business-today.ts'

const { cancelling: words } = paymentsCopy

type CancelBookingProps = {
  booking: Booking | undefined
  dogs: readonly Dog[]
  /** Inner bookings, cancelled with the stay on request. */
  inside: readonly AddOnBooking[]
  onClose: () => void
  /** Called after a conflict with the desk, to refetch. */
  onStale: () => Promise<void>
}

/** Confirms a cancellation. */
export function CancelBooking({ booking, dogs, inside, onClose, onStale }: CancelBookingProps) {
  const send = useSend()
  const choice = useId()
  const account = useCall(bookingPayments.list, booking ? { params: { id: booking.id } } : null)
  const cost = account.answer?.data
  const { choices, chosen, reset } = useAddOnChoices(inside)
  const close = () => {
    reset()
    onClose()
  }
  const returnedCentavos = cost?.returnedCentavos ?? 0
  const [money, setMoney] = useState<'return' | 'credit'>('return')
  const cancelOne = ({ id, version }: Pick<Booking, 'id' | 'version'>) =>
    send(
      bookings.calls.update({
        id,
        changes: { status: 'cancelled', version, ...(returnedCentavos > 0 && { money }) },
      }),
    )

  const cancel = async () => {
    if (!booking) return undefined
    const { ended, messages, isWhole } = await cancelTogether(cancelOne, booking, chosen)
    if (!ended.ok && ended.refusal.code !== 'stale') return [ended.refusal.message, ...messages].join(' ')
    const credited =
      returnedCentavos > 0 && money === 'credit' ? [words.credited(formatPesos(returnedCentavos))] : []
    if (ended.ok)
      showToast([bookingsCopy.cancelled, ...credited, ...messages].join(' '), isWhole ? 'ok' : 'problem')
    else {
      await onStale()
      showToast([bookingsCopy.stale, ...messages].join(' '), 'note')
    }
    close()
    return undefined
  }

  return (
    <ConfirmDialog
      open={booking !== undefined}
      onClose={close}
      title={bookingsCopy.cancelTitle}
      closeLabel={errorMessagesCopy.close}
      keepLabel={bookingsCopy.keep}
      confirmLabel={bookingsCopy.cancel}
      notYet={cost === undefined}
      onConfirm={cancel}
    >
      {booking && (
        <>
          <p>
            {bookingsCopy.cancelText(formatNames(dogs), formatDays(booking, businessToday()))}{' '}
            {cost && <span>{whatItCosts(cost)}</span>}
          </p>
          {!cost && <Awaited fetching={account} />}
          {booking.lines.some(({ amountCentavos }) => amountCentavos < 0) && booking.totalCentavos === 0 && (
            <p>{bookingsCopy.cancelPass}</p>
          )}
          {choices}
          <Rows of={chosen} by={({ id }) => id} within="blocks">
            {(visit) => <AddOnFee visit={visit} />}
          </Rows>
          {cost && <p className="empty:hidden">{whatBecomesOf(cost)}</p>}
          {returnedCentavos > 0 && (
            <ChoiceField
              legend={words.legend}
              name={choice}
              options={[
                { value: 'return', label: words.return },
                { value: 'credit', label: words.credit },
              ]}
              checkedValue={money}
              onChange={({ target }) => setMoney(target.value === 'credit' ? 'credit' : 'return')}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

/** Cancellation fee under the terms of the sale. */
const whatItCosts = ({ keptCentavos, cancellation: { keepPercent } }: BookingAccount) =>
  keptCentavos === 0
    ? bookingsCopy.cancelFree
    : bookingsCopy.cancelCosts(keepPercent, formatPesos(keptCentavos))

/** Fee of an inner booking that is cancelled too. */
function AddOnFee({ visit: { id, name } }: { visit: AddOnBooking }) {
  const account = useCall(bookingPayments.list, { params: { id } }).answer?.data
  if (!account || account.keptCentavos === 0) return null
  return <p>{bookingsCopy.cancelCostsToo(name, formatPesos(account.keptCentavos))}</p>
}

/** Refund and remaining debt after the cancellation; empty without either. */
function whatBecomesOf({ paidCentavos, keptCentavos, returnedCentavos }: BookingAccount) {
  if (keptCentavos > paidCentavos) return bookingsCopy.cancelOwes(formatPesos(keptCentavos - paidCentavos))
  if (paidCentavos === 0) return ''
  const paid = formatPesos(paidCentavos)
  return keptCentavos === 0
    ? bookingsCopy.cancelPaid(paid)
    : bookingsCopy.cancelKeeps(paid, formatPesos(keptCentavos), formatPesos(returnedCentavos))
}
