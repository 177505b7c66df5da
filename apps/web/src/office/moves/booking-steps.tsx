import {
  desk,
  formatPesos,
  isDay,
  stepsFrom,
  type BookingStatus,
  type BookingStep,
  type DeskVisit,
} from '@rumi/contract'
import { askFor, bookings } from '@rumi/data-layer'
import { useState } from 'react'
import { useAskNow, useSend, useStoreSelector } from '../../app/store.ts'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { officeCopy } from '../../copy/office.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { houseToday } from '../house-today.ts'

type Step = { step: BookingStep; to: BookingStatus }
type AskedStep = keyof typeof dayBoardCopy.ask
/** What is asked before a step; the new total where leaving early costs less. */
type Asking = { step: AskedStep; to: BookingStatus; earlyTotalCentavos?: number }

const isAsked = (step: BookingStep): step is AskedStep => Object.hasOwn(dayBoardCopy.ask, step)

type BookingStepsProps = { visit: DeskVisit; names: string; onChanged: () => Promise<void> }

/** The steps a booking may take from where it is; those that cannot be taken back ask once more. */
export function BookingSteps({ visit, names, onChanged }: BookingStepsProps) {
  const { booking } = visit
  const role = useStoreSelector((state) => state.user.role)
  const send = useSend()
  const askNow = useAskNow()
  const [taking, setTaking] = useState<BookingStep>()
  const [asking, setAsking] = useState<Asking>()
  const steps = role ? stepsFrom(booking.status, role) : []
  const { id, version } = booking

  const take = async ({ step, to }: Step) => {
    setTaking(step)
    const outcome = await send(bookings.calls.update({ id, changes: { status: to, version } }))
    if (outcome.ok || outcome.refusal.httpStatus === 409) await onChanged()
    setTaking(undefined)
    setAsking(undefined)
    if (outcome.ok) return showToast(dayBoardCopy.done[step](names))
    if (outcome.refusal.code === 'stale') showToast(officeCopy.stale(names), 'note')
    else showToast(outcome.refusal.message, 'problem')
  }

  const ask = async ({ step, to }: Step & { step: AskedStep }) => {
    if (step !== 'check-out' || !leavesEarly(visit)) return setAsking({ step, to })
    setTaking(step)
    const tried = await askNow(askFor(desk.preview, { params: { id }, body: { status: to, version } }))
    setTaking(undefined)
    if (!tried.ok) return showToast(tried.refusal.message, 'problem')
    setAsking({ step, to, earlyTotalCentavos: tried.answer.data.serviceBooking.totalCentavos })
  }

  const press = ({ step, to }: Step) => void (isAsked(step) ? ask({ step, to }) : take({ step, to }))

  if (steps.length === 0) return null
  const [next, ...others] = ordered(steps)
  return (
    <div className="no-print flex flex-wrap gap-2 lg:max-w-72 lg:justify-end">
      {next && (
        <Button
          data-next-step
          className="min-h-12 px-5 md:min-h-10"
          loading={taking === next.step}
          onClick={() => press(next)}
        >
          {dayBoardCopy.steps[next.step]}
          <span className="sr-only"> {names}</span>
        </Button>
      )}
      {others.map((other) => (
        <Button
          key={other.step}
          tone="quiet"
          className="min-h-12 px-3 md:min-h-10"
          loading={taking === other.step}
          onClick={() => press(other)}
        >
          {dayBoardCopy.steps[other.step]}
          <span className="sr-only"> {names}</span>
        </Button>
      ))}
      <Dialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={asking ? dayBoardCopy.ask[asking.step](names) : ''}
        closeLabel={officeCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => setAsking(undefined)}>
              {officeCopy.cancel}
            </Button>
            {asking && (
              <Button
                tone={asking.step === 'check-out' ? 'primary' : 'danger'}
                loading={taking !== undefined}
                onClick={() => take(asking)}
              >
                {dayBoardCopy.steps[asking.step]}
              </Button>
            )}
          </>
        }
      >
        {asking && <StepText asking={asking} visit={visit} />}
      </Dialog>
    </div>
  )
}

function StepText({ asking, visit }: { asking: Asking; visit: DeskVisit }) {
  const { booking, paidCentavos } = visit
  if (asking.step !== 'check-out') return <p>{dayBoardCopy.askText[asking.step]}</p>
  const totalCentavos = asking.earlyTotalCentavos ?? booking.totalCentavos
  const owedCentavos = Math.max(0, totalCentavos - paidCentavos)
  return (
    <div className="grid gap-2">
      <p>{dayBoardCopy.askText['check-out']}</p>
      {totalCentavos !== booking.totalCentavos && (
        <p>{dayBoardCopy.leavesEarly(formatPesos(booking.totalCentavos), formatPesos(totalCentavos))}</p>
      )}
      <p className="font-strong">
        {owedCentavos > 0 ? dayBoardCopy.owes(formatPesos(owedCentavos)) : dayBoardCopy.owesNothing}
      </p>
    </div>
  )
}

/** Nights or days that are left are given back and not charged (decision 40). */
const leavesEarly = ({ booking: { end } }: DeskVisit) => isDay(end) && end > houseToday()

/** What moves the day on comes first; cancelling comes last. */
const order: readonly BookingStep[] = ['confirm', 'check-in', 'check-out', 'mark-no-show', 'cancel']
const ordered = <S extends Step>(steps: readonly S[]) =>
  steps.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step))
