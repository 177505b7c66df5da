import { addDays, booking, isGrooming, minutesSideBySide, type CatalogService } from '@rumi/contract'
import { sideBySideCopy as copy } from '../../copy/shared/side-by-side.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { useCall } from '../fetching/queries.ts'
import { businessToday } from './business-today.ts'

/** Days in which an hour with a groomer for each dog must exist, so that it is offered. */
const daysAhead = 30

type ChooseSideBySideProps = {
  service: CatalogService
  dogs: readonly { weightKg: number | null }[]
  isSideBySide: boolean
  onChange: (isSideBySide: boolean) => void
}

/** Whether several dogs are groomed one after the other or at the same time; nothing where there are too few groomers. */
export function ChooseSideBySide({ service, dogs, isSideBySide, onChange }: ChooseSideBySideProps) {
  const today = businessToday()
  const query = {
    serviceId: service.id,
    from: today,
    to: addDays(today, daysAhead),
    minutes: String(minutesSideBySide(service, dogs)),
    people: String(dogs.length),
  }
  const isPossible = isGrooming(service.serviceType) && dogs.length > 1
  const found = useCall(booking.availability, isPossible ? { query } : null)
  const isFree = found.answer?.data.availability.some(({ remaining }) => remaining > 0) ?? false
  if (!isPossible || !(isFree || isSideBySide)) return null
  return (
    <ChoiceField
      legend={copy.legend}
      name="como-pasan"
      options={[
        { value: 'turnos', label: copy.inTurn },
        { value: 'juntos', label: copy.together(dogs.length) },
      ]}
      checkedValue={isSideBySide ? 'juntos' : 'turnos'}
      onChange={({ target }) => onChange(target.value === 'juntos')}
    />
  )
}
