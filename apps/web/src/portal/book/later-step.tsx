import { Temporal } from 'temporal-polyfill'
import { businessToday } from '../../shared/business/business-today.ts'
import { useBusinessCalendar } from '../../shared/business/use-business-calendar.ts'
import { RequestPass } from '../passes/request-pass.tsx'
import { whenChosen } from './dates/when-chosen.ts'
import { ChooseDates } from './dates/choose-dates.tsx'
import { ChooseDogs } from './dogs/choose-dogs.tsx'
import { RequestEvent } from './services/request-event.tsx'
import { ReviewBooking } from './price/review-booking.tsx'
import { readinessOf } from '../medical-records/readiness.ts'
import type { FamilyGuest, StepProps } from './step-props.ts'

type AsOf = Omit<Parameters<typeof readinessOf>[0], 'dog' | 'records'>

/** Returns the family with dogs that lack only uploads marked as bookable. */
const withPendingRecords = (family: readonly FamilyGuest[], asOf: AsOf): FamilyGuest[] =>
  family.map((guest) => {
    const readiness = readinessOf({ ...guest, ...asOf })
    const mayFollow = readiness.is === 'needs-medical-records' && readiness.mayFollow
    return mayFollow ? { ...guest, medicalRecordsUnknown: true } : guest
  })

/** Steps after the service: dogs, time, price. */
export function LaterStep(chosen: StepProps) {
  const { offer, choices } = chosen
  const { serviceType } = offer.service
  const asOf = { today: businessToday(), now: Temporal.Now.instant(), calendar: useBusinessCalendar() }
  const family = withPendingRecords(chosen.family, { serviceType, ...asOf })
  const props = { ...chosen, family }
  const when = whenChosen(choices, serviceType)
  if (offer.pass) return <RequestPass kind={offer.pass} service={offer.service} />
  if (choices.step === 'rumis') return <ChooseDogs {...props} />
  if (choices.step === 'fechas' || !when) return <ChooseDates {...props} />
  return serviceType === 'Evento' && 'start' in when ? (
    <RequestEvent {...props} when={when} />
  ) : (
    <ReviewBooking {...props} when={when} />
  )
}
