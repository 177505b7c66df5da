import {
  compareInstants,
  dayOf,
  liesWithin,
  formatClock,
  formatHour,
  timeOf,
  type booking,
  type CatalogService,
  type desk,
  type StayInHouse,
} from '@rumi/contract'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../fetching/queries.ts'
import { useBusiness } from '../business/use-business.ts'
import { bookCopy } from '../../copy/portal/book.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'

type Time = { start: string; end: string }

/** Hours that an owner may book, or all free hours for the desk. */
export type HoursCall = typeof booking.availability | typeof desk.availability

type AddOnRowProps = {
  hours: HoursCall
  service: CatalogService
  minutes: number
  /** For all dogs. */
  price: string
  stay: StayInHouse
  /** Other add-ons of that day: they must not overlap. */
  others: readonly Time[]
  time: string | undefined
  problem: string | undefined
  onChoose: (time: string | undefined) => void
}

/** Few enough to show a notice. */
const fewHours = 3

const overlap = (one: Time, other: Time) =>
  compareInstants(one.start, other.end) < 0 && compareInstants(other.start, one.end) < 0

/** Bookable add-on with its availability before going home; once added, its hour can be changed. */
export function AddOnRow(props: AddOnRowProps) {
  const { hours, service, minutes, price, stay, others, time, problem, onChoose } = props
  const terms = useBusiness()
  const day = stay.end
  const availabilityQuery = useCall(hours, {
    query: {
      serviceId: service.id,
      from: day,
      to: day,
      minutes: String(minutes),
    },
  })
  const refetch = useEffectEvent(() => void availabilityQuery.again())
  // A refusal means that availability has changed.
  useEffect(() => {
    if (problem !== undefined) refetch()
  }, [problem])
  const free = (availabilityQuery.answer?.data.availability[0]?.slots ?? []).filter(
    (slot) =>
      slot.remaining > 0 &&
      dayOf(slot.start) === day &&
      liesWithin(stay, slot, terms) &&
      !others.some((other) => overlap(slot, other)),
  )
  const last = free.at(-1)
  const isGone = availabilityQuery.status === 'ready' && !free.some(({ start }) => timeOf(start) === time)

  return (
    <div className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-[7rem]">
          <span className="block font-strong [overflow-wrap:anywhere]">{service.name}</span>
          <span className="flex flex-wrap gap-x-2 text-sm tabular">
            {price} <span className="text-ink-soft">{bookCopy.minutes(minutes)}</span>
          </span>
          <span className="block text-sm text-ink-soft" aria-live="polite">
            {availabilityQuery.status === 'ready' && free.length <= fewHours && (
              <span>{bookCopy.hoursLeft(free.length)}</span>
            )}
            <span>{availabilityQuery.refusal?.message}</span>
          </span>
        </p>
        {availabilityQuery.refusal && time === undefined && (
          <Button
            tone="secondary"
            size="small"
            className="min-h-12 shrink-0"
            onClick={availabilityQuery.again}
          >
            {errorMessagesCopy.retry}
          </Button>
        )}
        {time === undefined && (last || availabilityQuery.status === 'loading') && (
          <Button
            tone="secondary"
            size="small"
            className="min-h-12 shrink-0"
            disabled={!last}
            onClick={() => last && onChoose(timeOf(last.start))}
          >
            {bookCopy.addOnAdd}
            <span className="sr-only"> {service.name}</span>
          </Button>
        )}
        {time !== undefined && (
          <Button tone="quiet" size="small" className="min-h-12 shrink-0" onClick={() => onChoose(undefined)}>
            {bookCopy.addOnDrop}
            <span className="sr-only"> {service.name}</span>
          </Button>
        )}
      </div>
      {time !== undefined && (
        <SelectField
          label={bookCopy.addOnHour(service.name)}
          value={isGone ? '' : time}
          error={problem ?? (isGone ? bookCopy.addOnGone : undefined)}
          {...(isGone && { placeholder: bookCopy.chooseHour })}
          onChange={(event) => onChoose(event.target.value || undefined)}
          options={
            availabilityQuery.answer
              ? free.map(({ start, end }) => ({
                  value: timeOf(start),
                  label: bookCopy.hourFromTo(formatHour(start), formatHour(end)),
                }))
              : [{ value: time, label: formatClock(time) }]
          }
        />
      )}
    </div>
  )
}
