import {
  dayOfTime,
  eligibilityFor,
  formatMoment,
  isAwaited,
  missingTogether,
  type MedicalRecordInput,
  type ServiceType,
  type BookingAwait,
} from '@rumi/contract'
import type { Booking, Dog } from '@rumi/data-layer'
import { awaitedCopy } from '../../copy/portal/bookings.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { paths } from '../../shared/business/paths.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { useBusiness } from '../../shared/business/use-business.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Steps the business takes before confirming, in sentences. */
export function AwaitedWords({ awaits }: { awaits: readonly BookingAwait[] }) {
  const { minutesEarlier } = useBusiness().firstDay
  return (
    <>
      {awaits.includes('papers') && <p>{awaitedCopy.papers}</p>}
      {awaits.includes('evaluation') && <p>{awaitedCopy.evaluation(minutesEarlier)}</p>}
    </>
  )
}

type AwaitedNoteProps = {
  booking: Booking
  serviceType: ServiceType
  dogs: readonly Dog[]
  recordsOf: (dogId: string) => readonly MedicalRecordInput[]
}

/** Pending requirement of a booking; if the owner must act: reason, deadline and link. */
export function AwaitedNote({ booking, serviceType, dogs, recordsOf }: AwaitedNoteProps) {
  const terms = useBusiness()
  const today = businessToday()
  if (booking.heldUntil === null)
    return (
      <Notice>
        <AwaitedWords awaits={booking.awaits} />
      </Notice>
    )
  const stay = { start: dayOfTime(booking.start), end: dayOfTime(booking.end) }
  const lacking = dogs.flatMap((dog) => {
    const visit = { serviceType, ...stay, dog, records: recordsOf(dog._id), ownerIdentified: true, today }
    const reasons = eligibilityFor(visit, { terms }).reasons.filter(({ code }) => !isAwaited(code))
    return reasons.length > 0 ? [{ dog, reasons }] : []
  })
  return (
    <Notice tone="warning">
      <h2 className="text-lg">{awaitedCopy.heldTitle}</h2>
      <Rows of={lacking} by={({ dog }) => dog._id} within="blocks">
        {({ dog, reasons }) => (
          <section className="mt-2">
            {dogs.length > 1 && <h3>{dog.name}</h3>}
            {missingTogether(reasons).map(({ code, message }) => (
              <p key={code} className="[overflow-wrap:anywhere]">
                {message}
              </p>
            ))}
            <LinkButton to={paths.dog(dog._id)} className="mt-3">
              {awaitedCopy.fix}
              {dogs.length > 1 && <span className="sr-only"> {dog.name}</span>}
            </LinkButton>
          </section>
        )}
      </Rows>
      <p className="mt-3">{awaitedCopy.heldUntil(formatMoment(booking.heldUntil, today))}</p>
    </Notice>
  )
}
