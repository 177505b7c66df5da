import { formatDay, formatList } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { bookCopy } from '../../../copy/portal/book.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { firstPossibleDay } from './first-possible-day.ts'
import { guestsOf, type StepProps } from '../step-props.ts'

/** First possible day of the selected dogs, if not today. */
export function PossibleFrom(props: StepProps) {
  const today = businessToday()
  const calendar = useBusinessCalendar()
  const { offer } = props
  const { serviceType } = offer.service
  const guests = guestsOf(props)
  const now = Temporal.Now.instant()
  const possible = firstPossibleDay({ serviceType, guests, today, now, calendar })
  const names = guests.map(({ dog }) => dog.name)
  return possible === undefined ? null : (
    <p className="mb-4 font-strong">
      {bookCopy.guestsCanComeFrom(
        formatList(names),
        names.length,
        formatDay(possible.from, today),
        possible.because,
      )}
    </p>
  )
}
