import { formatDay, formatList } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { bookCopy } from '../../copy/book.ts'
import { houseToday } from '../../shared/house-today.ts'
import { useHouseCalendar } from '../../shared/use-house-calendar.ts'
import { readinessOf } from '../medical-records/readiness.ts'
import { guestsOf, type StepProps } from './step-props.ts'

/** From which day all of them could come, where that is not today: each by itself, as far as is known. */
export function PossibleFrom(props: StepProps) {
  const today = houseToday()
  const now = Temporal.Now.instant()
  const calendar = useHouseCalendar()
  const { offer, ownerIdentified } = props
  const last = guestsOf(props)
    .map((guest) =>
      readinessOf({
        ...guest,
        today,
        now,
        calendar,
        ownerIdentified,
        serviceType: offer.service.serviceType,
      }),
    )
    .flatMap((readiness) => (readiness.is === 'ready-from' ? [readiness] : []))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .at(-1)
  const names = guestsOf(props).map(({ dog }) => dog.name)
  return last === undefined ? null : (
    <p className="mb-4 font-strong">
      {bookCopy.guestsCanComeFrom(formatList(names), names.length, formatDay(last.from, today), last.recent)}
    </p>
  )
}
