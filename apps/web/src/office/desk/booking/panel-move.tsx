import {
  addMinutes,
  countedIn,
  dayOf,
  formatClock,
  formatList,
  formatTime,
  instantAt,
  isDay,
  minutesBetween,
  timeOf,
  type AnswerOf,
  type desk,
  type DeskBooking,
  type ServiceType,
  widestHours,
  type BusinessTerms,
} from '@rumi/contract'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { RefusedMove } from '../booking-status/refused-move.tsx'
import { useBookingMove, type Booking, type BookingChange } from '../booking-status/use-booking-move.tsx'
import { versionsOf, mayMove } from '../booking-status/booking-time.ts'
import { isHeldByPerson, useResourceNames } from '../../kit/held-by.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { TwoVersions } from '../../../shared/refusals/two-versions.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PanelSection } from '../../kit/record-page-parts.tsx'

const halves = [':00', ':30']

/** Half-hour slots of a day, from the first opening to the last closing of any weekday (docs/domain.md#capacity). */
function halfHours({ hours }: Pick<BusinessTerms, 'hours'>): string[] {
  const { opens, closes } = widestHours(Object.values(hours).flat()) ?? { opens: '00:00', closes: '23:45' }
  return Array.from({ length: 24 }, (_, hour) =>
    halves.map((half) => `${String(hour).padStart(2, '0')}${half}`),
  )
    .flat()
    .filter((time) => opens <= time && time < closes)
}

type PanelMoveProps = Pick<AnswerOf<typeof desk.booking>['data'], 'deskBooking' | 'addOns'> & {
  onChanged: () => Promise<void>
}

/** Form equivalent to dragging a bar: other days, hour, room or person. */
export function PanelMove({ deskBooking, addOns, onChanged }: PanelMoveProps) {
  const [params] = useSearchParams()
  const section = useRef<HTMLElement>(null)
  const isInAddress = params.get('parte') === 'mover'
  useEffect(() => {
    if (!isInAddress) return
    section.current?.scrollIntoView({ block: 'start' })
    section.current?.querySelector<HTMLElement>('input:enabled, select:enabled')?.focus()
  }, [isInAddress])
  if (!mayMove(deskBooking.booking)) return null
  return (
    <PanelSection ref={section} title={copy.sections.move}>
      <MoveForm deskBooking={deskBooking} addOns={addOns} onChanged={onChanged} />
    </PanelSection>
  )
}

/** Requested changes; everything else follows the current booking. */
type Wanted = { day?: string; lastDay?: string; time?: string; resource?: string }

const asItIs = ({ start, end, resource }: DeskBooking['booking']) =>
  isDay(start)
    ? { day: start, lastDay: end, time: '', resource: resource ?? '' }
    : { day: dayOf(start), lastDay: '', time: timeOf(start), resource: resource ?? '' }

function changeOf({ start, end }: DeskBooking['booking'], now: ReturnType<typeof asItIs>, wanted: Wanted) {
  const { day, lastDay, time } = { ...now, ...wanted }
  const isElsewhen = day !== now.day || time !== now.time
  const begins = isDay(start) ? day : instantAt(day, time)
  const ends = isDay(start) ? lastDay : addMinutes(begins, minutesBetween(start, end))
  return {
    ...(isElsewhen && { start: begins }),
    ...((isElsewhen || ends !== end) && { end: ends }),
    ...(wanted.resource && wanted.resource !== now.resource && { resource: wanted.resource }),
  } satisfies BookingChange
}

/** Completed and cancelled bookings stay where they are. */
const isStillToBe = ({ status }: PanelMoveProps['addOns'][number]) =>
  status === 'pending' || status === 'confirmed'

function MoveForm({ deskBooking, addOns, onChanged }: PanelMoveProps) {
  const { booking, service, dogs } = deskBooking
  const business = useBusiness()
  const isByDay = isDay(booking.start)
  const { move, question } = useBookingMove()
  const [wanted, setWanted] = useState<Wanted>({})
  const [moving, setMoving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [nothing, setNothing] = useState(false)
  const [without, setWithout] = useState<readonly string[]>([])
  const names = useResourceNames(service.serviceType)
  const now = asItIs(booking)
  const shown = { ...now, ...wanted }
  const want = (one: Wanted) => {
    setWithout([])
    setWanted({ ...wanted, ...one })
  }
  const change = changeOf(booking, now, wanted)

  const tryToMove = async (leftOut: readonly string[] = without) => {
    setRefusal(undefined)
    setWithout(leftOut)
    setNothing(Object.keys(change).length === 0)
    if (Object.keys(change).length === 0) return
    setMoving(true)
    const withoutAddOns = leftOut.length > 0 && { withoutAddOns: [...leftOut] }
    const outcome = await move(
      booking,
      { ...change, ...withoutAddOns },
      dogs.map(({ name }) => name).join(', '),
    )
    // A choice after a refusal starts from the current booking.
    if (outcome.is === 'refused') {
      if (outcome.refusal.httpStatus === 409) await onChanged()
      setRefusal(outcome.refusal)
    }
    setMoving(false)
    if (outcome.is !== 'done') return
    setWanted({})
    setWithout([])
    showToast(movedWith(outcome.addOns, addOns))
    await onChanged()
  }
  const leave = () => {
    setRefusal(undefined)
    setWanted({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void tryToMove()
  }

  return (
    <Form problems={refusal?.issues} onSubmit={submit} className="grid gap-3">
      {refusal?.code === 'stale' ? (
        <TwoVersions
          rows={versionsOf(booking, { ...booking, ...change })}
          onMine={() => void tryToMove()}
          onTheirs={leave}
        />
      ) : (
        refusal && (
          <RefusedMove
            refusal={refusal}
            onMadeRoom={() => tryToMove()}
            onLeaveOut={(id) => tryToMove([...without, id])}
          />
        )
      )}
      {nothing && <Notice>{copy.nothingToMove}</Notice>}
      <div className="grid gap-3 sm:grid-cols-3">
        <DateField
          label={labelsOf(service.serviceType).first}
          value={shown.day}
          disabled={booking.status === 'checked-in'}
          onChange={({ target }) => isDay(target.value) && want({ day: target.value })}
        />
        {isByDay ? (
          <DateField
            label={labelsOf(service.serviceType).last}
            value={shown.lastDay}
            min={shown.day}
            onChange={({ target }) => isDay(target.value) && want({ lastDay: target.value })}
          />
        ) : (
          <SelectField
            label={copy.time}
            value={shown.time}
            options={halfHours(business).map((value) => ({ value, label: formatClock(value) }))}
            onChange={({ target }) => want({ time: target.value })}
          />
        )}
        {names.length > 0 && (
          <SelectField
            label={isHeldByPerson(deskBooking.service.serviceType) ? copy.withWhom : copy.room}
            value={shown.resource}
            options={names.map((value) => ({ value, label: value }))}
            onChange={({ target }) => want({ resource: target.value })}
          />
        )}
      </div>
      {addOns.some(isStillToBe) && <p className="text-sm text-ink-soft">{copy.addOnsMoveAlong}</p>}
      <div>
        <Button type="submit" tone="secondary" loading={moving}>
          {copy.move}
        </Button>
      </div>
      {question}
    </Form>
  )
}

/** Describes a move, with the new hours of inner bookings. */
function movedWith(after: readonly Booking[], addOns: PanelMoveProps['addOns']) {
  const standing = after.filter(({ status }) => status !== 'cancelled')
  const named = standing.map((one) =>
    copy.addOnAt(addOns.find(({ id }) => id === one.id)?.name ?? '', formatTime(one, businessToday())),
  )
  return named.length === 0 ? copy.moved : copy.movedWith(formatList(named))
}

const labelsOf = (serviceType: ServiceType) =>
  ({
    nights: { first: copy.arrival, last: copy.departure },
    days: { first: copy.firstDay, last: copy.lastDay },
    hours: { first: copy.day, last: copy.day },
  })[countedIn[serviceType]]
