import {
  bookableDays,
  eligibilityOver,
  lacksOnlyUploads,
  papersHeldUntil,
  refusals,
  type DogEligibility,
  type BusinessCalendar,
} from '@rumi/contract'
import { now, today } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { hoursInHouse } from '../capacity/capacity.ts'
import { daysPresent, type Span } from '../capacity/span.ts'
import type { BookedDog, Service } from './load-booking-inputs.ts'
import type { MedicalRecords } from './load-medical-records.ts'

type Coming = {
  service: Service
  dogs: readonly [BookedDog, ...BookedDog[]]
  calendar: BusinessCalendar
  medicalRecords: MedicalRecords
}

/** For each dog, whether its medical records let it come, and if not, why and from which day they would. */
export const checkEligibility = ({ span, ...coming }: Coming & { span: Span }): DogEligibility[] =>
  eligibilityOf(coming)(span)

/** Batch form for many spans. */
export function eligibilityOf({
  service: { serviceType },
  dogs,
  calendar,
  medicalRecords,
}: Coming): (span: Span) => DogEligibility[] {
  const records = medicalRecords.flatMap(({ record }) => (record?.id ? [record] : []))
  const ofDog = Map.groupBy(records, ({ rumiId }) => rumiId)
  const { isIdentified: ownerIdentified = false, unsigned = [] } = medicalRecords[0]?.owner ?? {}
  const bookable = rememberingDays(bookableDays(serviceType, { now: now(), calendar }))
  const asOf = today()
  const answers = dogs.map((dog) => {
    const known = {
      serviceType,
      dog,
      records: ofDog.get(dog.id) ?? [],
      ownerIdentified,
      unsigned,
      today: asOf,
    }
    return { rumiId: dog.id, over: eligibilityOver(known, { terms: calendar.terms, bookable }) }
  })
  return (span) => {
    const [start, end] = daysPresent(span)
    return answers.map(({ rumiId, over }) => ({ rumiId, ...over({ start, end }) }))
  }
}

/** Caches the predicate by span, shared by all dogs. */
function rememberingDays(bookable: (start: string, end: string) => boolean) {
  const known = new Map<string, boolean>()
  return (start: string, end: string) => {
    const days = `${start} ${end}`
    const answer = known.get(days) ?? bookable(start, end)
    known.set(days, answer)
    return answer
  }
}

/**
 * Until when a visit keeps its place while missing medical records are uploaded; null where none is missing, where something else stands
 * in its way, or where that moment is past.
 */
export const papersHeldUntilOf = (
  { service, span, calendar }: Pick<Coming, 'service' | 'calendar'> & { span: Span },
  eligibility: readonly DogEligibility[],
  { byDesk }: { byDesk: boolean },
) => {
  const [hours] = hoursInHouse(service.serviceType, span, calendar)
  return hours && lacksOnlyUploads(eligibility)
    ? papersHeldUntil({ at: now(), arrivesAt: hours.startAt, byDesk }, calendar.terms)
    : null
}

/**
 * The same of a visit agreed on by telephone: until the desk's date, or where that is past, as long as the owner would have to upload them.
 */
export const papersHeldByTelephone = (
  visit: Parameters<typeof papersHeldUntilOf>[0],
  eligibility: readonly DogEligibility[],
) =>
  papersHeldUntilOf(visit, eligibility, { byDesk: true }) ??
  papersHeldUntilOf(visit, eligibility, { byDesk: false })

/** Refuses with every reason where one of the dogs may not come yet. */
export function refuseIneligible(eligibility: readonly DogEligibility[], rumiIds: readonly string[]) {
  if (eligibility.every((dog) => dog.ok)) return
  const issues = eligibility.flatMap((dog) =>
    dog.reasons.map(({ message }) => ({ path: `rumiIds.${rumiIds.indexOf(dog.rumiId)}`, message })),
  )
  const reasons = eligibility.flatMap((dog) =>
    dog.reasons.map((reason) => ({ rumiId: dog.rumiId, ...reason })),
  )
  throw new Refused('not-eligible', {
    message: issues[0]?.message ?? refusals['not-eligible'].message,
    issues,
    details: { eligibility, reasons },
  })
}
