import {
  chargeCalls,
  formatPesos,
  type BeyondMoney,
  type DeskBooking,
  type Due,
  type LateFee,
} from '@rumi/contract'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { useAddOnChoices } from '../../../shared/cancelling/use-add-on-choices.tsx'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import {
  openCheckout,
  totalAtDeparture,
  type EarlyPrices,
  type Leaving,
} from '../../money/check-out/checkout-store.ts'
import { LeavesEarly } from '../../money/check-out/leaves-early.tsx'
import { useCheckOut } from '../../money/check-out/use-check-out.ts'
import { useEarlyPrices } from '../../money/check-out/use-early-prices.ts'
import { BeyondPrice } from '../../money/payments/beyond-price.tsx'
import { isCollectionComplete, ownerCollects, WhoCollects } from '../../kit/who-collects.tsx'
import { useCanSee, useCanWrite } from '../../kit/permissions/use-permission.ts'
import { useFetchAddOns } from './use-add-on-bookings.ts'

/** Departure of dogs that owe nothing, to be confirmed. */
type Confirmation = {
  leaving: Leaving
  inside: readonly AddOnBooking[]
  early: EarlyPrices
  lateFees: readonly LateFee[]
}

const nothing: readonly AddOnBooking[] = []
const ask = dayBoardCopy.ask['check-out']

/**
 * Hands dogs over: opens the check-out sheet where the family owes anything, else a confirmation. Render `dialog` where it stays
 * mounted.
 */
export function useDeparture() {
  const mayCharge = useCanWrite('payments')
  const seesCharges = useCanSee('payments')
  const sendCall = useSendCall()
  const fetchAddOns = useFetchAddOns()
  const fetchEarlyPrices = useEarlyPrices()
  const checkOut = useCheckOut()
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const [isBusy, setBusy] = useState(false)
  const [money, setMoney] = useState<BeyondMoney>('credit')
  const [collection, setCollection] = useState(ownerCollects)
  const { choices, chosen, reset } = useAddOnChoices(confirmation?.inside ?? nothing)

  const refuse = ({ code, message }: Refusal, names: string) =>
    code === 'stale' ? showToast(officeCopy.stale(names), 'note') : showToast(message, 'problem')

  /** Fetches what the family owes and what the departure changes, and opens the sheet or the confirmation. */
  const start = async (leaving: Leaving) => {
    reset()
    setCollection(ownerCollects)
    const { bookings, names } = leaving
    const [added, owed, prices] = await Promise.all([
      fetchAddOns(bookings, { onlyAhead: true }),
      seesCharges ? sendCall(chargeCalls.due, { params: { id: bookings[0].booking.clientId } }) : null,
      fetchEarlyPrices(bookings),
    ])
    if (!added.ok) return refuse(added.refusal, names)
    if (owed && !owed.ok) return refuse(owed.refusal, names)
    if (!prices.ok) return refuse(prices.refusal, names)
    const due = owed?.answer.data.due
    const inside = added.answer.filter(({ mayGo }) => mayGo)
    const early = prices.answer
    const lateFees = (due?.lateFees ?? []).filter((fee) =>
      bookings.some(({ booking }) => booking.id === fee.bookingId),
    )
    if (due && mayCharge && (lateFees.length > 0 || isOwed(due, bookings, early)))
      openCheckout({ ...leaving, due, early, inside })
    else setConfirmation({ leaving, inside, early, lateFees })
  }

  const leave = async ({ leaving, early }: Confirmation) => {
    setBusy(true)
    const isBeyond = early.beyondPriceCentavos > 0
    const outcome = await checkOut(leaving, {
      giveUp: chosen,
      money: isBeyond ? money : undefined,
      collection,
    })
    setBusy(false)
    setConfirmation(undefined)
    if (!outcome.ok) refuse(outcome.refusal, leaving.names)
  }

  return {
    start,
    isConfirming: confirmation !== undefined,
    dialog: (
      <Dialog
        open={confirmation !== undefined}
        onClose={() => setConfirmation(undefined)}
        title={confirmation ? ask(confirmation.leaving.names) : ''}
        closeLabel={officeCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => setConfirmation(undefined)}>
              {officeCopy.cancel}
            </Button>
            {confirmation && (
              <Button
                loading={isBusy}
                disabled={!isCollectionComplete(collection)}
                onClick={() => leave(confirmation)}
              >
                {dayBoardCopy.doIt['check-out']}
              </Button>
            )}
          </>
        }
      >
        {confirmation && (
          <div className="grid gap-4">
            <DepartureText {...confirmation} seesCharges={seesCharges} />
            <WhoCollects
              {...confirmation.leaving.bookings[0]}
              dogs={confirmation.leaving.dogs}
              collection={collection}
              onChange={setCollection}
            />
            {choices}
            {confirmation.early.beyondPriceCentavos > 0 && (
              <BeyondPrice
                centavos={confirmation.early.beyondPriceCentavos}
                money={money}
                onChange={setMoney}
              />
            )}
          </div>
        )}
      </Dialog>
    ),
  }
}

/** Consequences of a departure: its price, and what is left to pay. */
function DepartureText({
  leaving: { bookings },
  early,
  lateFees,
  seesCharges,
}: Confirmation & { seesCharges: boolean }) {
  const owedCentavos = bookings.reduce(
    (sum, one) => sum + Math.max(0, totalAtDeparture(one, early) - one.paidCentavos),
    0,
  )
  return (
    <div className="grid gap-2">
      <p>{dayBoardCopy.askText['check-out']}</p>
      <LeavesEarly bookings={bookings} early={early} />
      {lateFees.map(({ bookingId, feeCentavos }) => (
        <p key={bookingId}>{dayBoardCopy.lateFee(formatPesos(feeCentavos))}</p>
      ))}
      {seesCharges && (
        <p className="font-strong">
          {owedCentavos > 0 ? dayBoardCopy.owes(formatPesos(owedCentavos)) : dayBoardCopy.owesNothing}
        </p>
      )}
    </div>
  )
}

/** True if the family owes anything now: for these bookings as they end, or another due item. */
const isOwed = ({ lines }: Due, bookings: readonly DeskBooking[], early: EarlyPrices) =>
  lines.some(({ target, paidCentavos, isDue }) => {
    const own = bookings.find(({ booking }) => 'bookingId' in target && target.bookingId === booking.id)
    return own ? totalAtDeparture(own, early) > paidCentavos : isDue
  })
