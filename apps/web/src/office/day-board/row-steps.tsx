import { stepsFrom, type BookingStatus, type BookingStep } from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend, useStoreSelector } from '../../app/store.ts'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { officeCopy } from '../../copy/office.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { Booking } from './board-entries.ts'

type Step = { step: BookingStep; to: BookingStatus }
type AskedStep = keyof typeof dayBoardCopy.ask

const isAsked = (step: BookingStep): step is AskedStep => Object.hasOwn(dayBoardCopy.ask, step)

type RowStepsProps = { booking: Booking; names: string; onStale: () => Promise<void> }

/** The steps a booking may take from where it is; those that cannot be taken back ask once more. */
export function RowSteps({ booking, names, onStale }: RowStepsProps) {
  const role = useStoreSelector((state) => state.user.role)
  const send = useSend()
  const [taking, setTaking] = useState<BookingStep>()
  const [asking, setAsking] = useState<Step & { step: AskedStep }>()
  const steps = role ? stepsFrom(booking.status, role) : []

  const take = async ({ step, to }: Step) => {
    setTaking(step)
    const { id, version } = booking
    const outcome = await send(bookings.calls.update({ id, changes: { status: to, version } }))
    setTaking(undefined)
    setAsking(undefined)
    if (outcome.ok) return showToast(dayBoardCopy.done[step](names))
    if (outcome.refusal.httpStatus !== 409) return showToast(outcome.refusal.message, 'problem')
    await onStale()
    showToast(officeCopy.stale(names), 'note')
  }

  const press = ({ step, to }: Step) => (isAsked(step) ? setAsking({ step, to }) : take({ step, to }))

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
        {asking && <p>{dayBoardCopy.askText[asking.step]}</p>}
      </Dialog>
    </div>
  )
}

/** What moves the day on comes first; cancelling comes last. */
const order: readonly BookingStep[] = ['confirm', 'check-in', 'check-out', 'mark-no-show', 'cancel']
const ordered = <S extends Step>(steps: readonly S[]) =>
  steps.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step))
