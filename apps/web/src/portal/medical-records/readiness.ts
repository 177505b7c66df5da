import {
  addDays,
  bookableDays,
  eachDay,
  eligibleFrom,
  medicalRecordStatesFor,
  requirementsOf,
  type HouseCalendar,
  type InstantLike,
  type MedicalRecordInput,
  type MedicalRecordState,
  type ServiceType,
} from '@rumi/contract'
import { dayCareType } from '../../shared/day-care-type.ts'

/** Whether a dog's papers let it come for a service, in one word. */
export type Readiness =
  | { is: 'ready'; from: string }
  | { is: 'ready-from'; from: string }
  | { is: 'in-review' }
  | { is: 'too-young' }
  | { is: 'needs-identification' }
  | { is: 'needs-papers'; count: number }

type DogWithMedicalRecords = {
  dog: { birthDate: string }
  records: readonly MedicalRecordInput[]
  today: string
  now: InstantLike
  calendar: HouseCalendar
  /** What it would come for; the guardería where nothing is said. */
  serviceType?: ServiceType
  /** Whether the house has seen who the owner is; the hotel asks for it. */
  ownerIdentified?: boolean
}

const lacks = ({ state }: MedicalRecordState) => state === 'missing' || state === 'expired'

type Bookable = (start: string, end: string) => boolean

/** The first day the house takes dogs in, from today on; it is never closed for two weeks. */
const firstOpenDay = (today: string, length: number, bookable: Bookable) =>
  eachDay(today, addDays(today, 14)).find((day) => bookable(day, addDays(day, length))) ?? today

/** From when the dog could come, or what keeps it from coming; as of today, with the papers as they are. */
export function readinessOf({
  dog,
  records,
  today,
  now,
  calendar,
  serviceType = dayCareType,
  ownerIdentified = true,
}: DogWithMedicalRecords): Readiness {
  const { terms } = calendar
  if (requirementsOf(serviceType, terms).length === 0) return { is: 'ready', from: today }
  const length = serviceType === 'Hotel' ? 1 : 0
  const asked = {
    serviceType,
    start: today,
    end: addDays(today, length),
    dog,
    records,
    ownerIdentified,
    today,
  }
  const bookable = bookableDays(serviceType, { now, calendar })
  const from = eligibleFrom(asked, { terms, bookable })
  if (from) return { is: from === firstOpenDay(today, length, bookable) ? 'ready' : 'ready-from', from }
  const states = medicalRecordStatesFor(serviceType, dog, records, today, terms)
  const medicalRecords = states.filter(({ requirement }) => requirement !== 'age')
  const count = medicalRecords.filter(lacks).length
  if (count > 0) return { is: 'needs-papers', count }
  if (medicalRecords.some(({ state }) => state === 'in-review')) return { is: 'in-review' }
  return ownerIdentified ? { is: 'too-young' } : { is: 'needs-identification' }
}
