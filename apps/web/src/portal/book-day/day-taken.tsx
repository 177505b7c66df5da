import { addDays, daysBetween, spokenDay } from '@rumi/contract'
import { fetchAvailability } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'
import { useAsked } from '../../app/store.ts'
import { bookDayCopy } from '../../copy/book-day.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { houseToday } from '../house-today.ts'
import type { FamilyGuest, StepProps } from './step-props.ts'
import { addressOf } from './choices.ts'
import { openDays } from './open-days.ts'

/** How far another day is looked for. */
const lookAheadDays = 30

/** Someone was quicker: says so and offers the next day with room for the same dogs (face: voice). */
export function DayTaken({ service, choices, guests }: StepProps & { guests: readonly FamilyGuest[] }) {
  const today = houseToday()
  const { start = today, end = start } = choices
  const after = addDays(start, 1)
  const { answer = [] } = useAsked(
    (signal) =>
      fetchAvailability(
        { serviceId: service.id, from: after, to: addDays(after, lookAheadDays) },
        { signal },
      ),
    `${service.id} ${after}`,
  )
  const isOneDay = daysBetween(start, end) === 0
  const open = openDays(answer, guests, today, Temporal.Now.instant())
  const next = isOneDay ? [...open].find(([, remaining]) => remaining > 0)?.[0] : undefined
  return (
    <Notice tone="problem">
      <p className="font-strong">{bookDayCopy.takenTitle}</p>
      {next && <p>{bookDayCopy.offerDay(spokenDay(next, today))}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {next && (
          <LinkButton to={addressOf(choices, { start: next, end: next, step: 'confirmar' })}>
            {bookDayCopy.takeOffer(spokenDay(next, today))}
          </LinkButton>
        )}
        <LinkButton tone="secondary" to={addressOf(choices, { step: 'dia' })}>
          {bookDayCopy.otherDay}
        </LinkButton>
      </div>
    </Notice>
  )
}
