import { countedIn, dayOf, eachDay, isDay, nightsBetween } from '@rumi/contract'
import { bookCopy } from '../../copy/portal/book.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { addressOf } from '../book/choices.ts'
import { fullDaysOf, isWithoutRoom } from '../book/dates/next-free.ts'
import { useCalendar } from '../book/dates/use-calendar.ts'
import type { When } from '../book/dates/when-chosen.ts'
import { guestsOf, type StepProps } from '../book/step-props.ts'

/** Notice that days chosen with a quote have no place for these dogs, with a link to the calendar. */
export function GuestPlaceNotice(props: StepProps & { when: When }) {
  const { offer, choices, when } = props
  const { serviceType } = offer.service
  const counting = countedIn[serviceType]
  const first = 'days' in when ? when.days[0] : when.start
  const day = first === undefined || isDay(first) ? first : dayOf(first)
  const { left, open, rooms } = useCalendar({ service: offer.service, guests: guestsOf(props), about: day })
  if (counting === 'hours') return null
  const isFull =
    counting === 'nights' && 'start' in when
      ? fullDaysOf(when.start, { serviceType, count: nightsBetween(when.start, when.end) }, left).length >
          0 || isWithoutRoom(when, rooms)
      : daysIn(when).some((one) => open.get(one) === 0)
  if (!isFull) return null
  return (
    <Notice tone="warning">
      <h2 className="text-lg">{counting === 'nights' ? bookCopy.noPlace.full : bookCopy.noPlaceThen.days}</h2>
      <LinkButton tone="secondary" to={addressOf(choices, { step: 'fechas' })} className="mt-3">
        {bookCopy.otherDay}
      </LinkButton>
    </Notice>
  )
}

const daysIn = (when: When) => ('days' in when ? when.days : eachDay(when.start, when.end))
