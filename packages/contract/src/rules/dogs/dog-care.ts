import type { Role } from '../../access.ts'
import { reachOf } from '../../access.ts'

/** No dog is known to have reached this age; an older one is a slip in its birth date (ours). */
export const oldestDogYears = 30

/** Care notes of a dog for the staff, and its emergency contacts (decision 16). */
export const dogCareFields = [
  'allergies',
  'feeding',
  'medication',
  'temperament',
  'vet',
  'pickup',
  'emergencyContact',
] as const

type Care = Record<(typeof dogCareFields)[number], string>

/** True if a role reads the care notes of dogs, its own or all. Accountants read none. */
export const seesDogCare = (role: Role) => role === 'cliente' || reachOf('desk', role) === 'all'

/** Returns a dog with empty care notes. */
export const withoutCare = <Dog extends Care>(dog: Dog): Dog => ({
  ...dog,
  ...Object.fromEntries(dogCareFields.map((field) => [field, ''])),
})

/** Returns a booking for the books: services, client and amounts, without care notes. */
export const withoutNotes = <Booking extends { notes: string }>(booking: Booking): Booking => ({
  ...booking,
  notes: '',
})
