import {
  conflictingBookings,
  dayOf,
  formatDay,
  formatHour,
  formatList,
  instantAt,
  isDay,
  reports,
  type ConflictingBooking,
} from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { useState } from 'react'
import { officePlacesCopy as copy } from '../../../copy/office/business/places.ts'
import { paths } from '../../../shared/business/paths.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

type ConflictingBookingsProps = {
  refusal: Refusal
  /** Resource of the bookings; they can move to another one of its kind. */
  resourceId: string
}

/** Refused change with the conflicting bookings and their possible places. */
export function ConflictingBookings({ refusal, resourceId }: ConflictingBookingsProps) {
  const [moved, setMoved] = useState<readonly string[]>([])
  const found = conflictingBookings.safeParse(refusal.answer?.bookings).data ?? []
  const left = found.filter(({ id }) => !moved.includes(id))
  if (found.length === 0) return <ActionableRefusal refusal={refusal} />
  return (
    <section aria-label={copy.conflicting} className="grid gap-3">
      {left.length === 0 ? (
        <Notice tone="ok">{copy.noneConflicting}</Notice>
      ) : (
        <ActionableRefusal refusal={moved.length === 0 ? refusal : { ...refusal, message: copy.moveFirst }} />
      )}
      <MoveBookings
        bookings={left}
        resourceId={resourceId}
        otherwise={copy.otherTime}
        onMoved={(id) => setMoved((before) => [...before, id])}
      />
    </section>
  )
}

type MoveBookingsProps = {
  bookings: readonly ConflictingBooking[]
  resourceId: string
  /** Link to the booking if no other place is free. */
  otherwise: string
  onMoved?: (id: string) => void
}

/** Bookings with their possible places. */
export function MoveBookings({ bookings: found, ...rest }: MoveBookingsProps) {
  return (
    <ul className="grid gap-3">
      <Rows of={found} by={({ id }) => id}>
        {(booking) => <MoveBooking booking={booking} {...rest} />}
      </Rows>
    </ul>
  )
}

type MoveBookingProps = Omit<MoveBookingsProps, 'bookings'> & { booking: ConflictingBooking }

function MoveBooking({ booking, resourceId, otherwise, onMoved }: MoveBookingProps) {
  const { id, start, end, names } = booking
  const send = useSend()
  const { kind, free } = useFreePlaces(booking, resourceId) ?? { kind: undefined, free: [] }
  const [chosen, setChosen] = useState('')
  const [moving, setMoving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const who = formatList(names)

  const move = async () => {
    setMoving(true)
    setProblem(undefined)
    const outcome = await send(bookings.calls.update({ id, changes: { resource: chosen } }))
    setMoving(false)
    if (!outcome.ok) return setProblem(outcome.refusal.message)
    const place = free.find((one) => one.id === chosen)
    if (place) showToast(copy.moved[place.kind](who, place.name))
    onMoved?.(id)
  }

  return (
    <li className="grid gap-2 border-b border-line pb-3">
      <p>
        <span className="font-strong">{who}</span>{' '}
        <span className="text-ink-soft first-letter:uppercase">{formatSpan(start, end)}</span>
      </p>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {kind && free.length === 0 ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          {copy.noResourceFree[kind]}
          <AreaLinkButton tone="secondary" size="small" to={paths.officeBooking(id)} target="_blank">
            {otherwise}
            <span className="sr-only"> {who}</span>
          </AreaLinkButton>
        </p>
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            className="min-w-[min(10rem,100%)] grow"
            label={copy.moveTo}
            aria-label={copy.moveToOf(who)}
            placeholder={copy.choose}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={free.map(({ id: value, name }) => ({ value, label: name }))}
          />
          <Button tone="secondary" loading={moving} disabled={chosen === ''} onClick={move}>
            {copy.move}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Fetches the free places of the same kind during a booking; undefined while loading. */
function useFreePlaces({ start, end }: ConflictingBooking, resourceId: string) {
  const days = { from: isDay(start) ? start : dayOf(start), to: isDay(end) ? end : dayOf(end) }
  const { answer } = useCall(reports.occupancy, { query: days })
  if (!answer) return undefined
  const { resources, bars, away } = answer.data.occupancy
  const kind = resources.find(({ id }) => id === resourceId)?.kind
  const [from, until] = [start, end].map(asInstant)
  const taken = [...bars, ...away].filter(
    (one) => asInstant(one.start) < until! && asInstant(one.end) > from!,
  )
  const free = resources.filter(
    (one) =>
      one.active &&
      one.kind === kind &&
      one.id !== resourceId &&
      taken.every((other) => other.resourceId !== one.id),
  )
  return { kind, free }
}

const asInstant = (time: string) => Date.parse(isDay(time) ? instantAt(time, '00:00') : time)

const formatSpan = (start: string, end: string) =>
  isDay(start)
    ? copy.span(formatDay(start, businessToday()), formatDay(end, businessToday()))
    : `${formatDay(dayOf(start), businessToday())}, ${copy.span(formatHour(start), formatHour(end))}`
