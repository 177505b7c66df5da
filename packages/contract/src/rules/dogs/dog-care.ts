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
type StaffMarks = { playGroupId: string | null; notWith: string[]; tags: string[] }

/** True if a role reads the care notes of dogs, its own or all. Accountants read none. */
export const seesDogCare = (role: Role) => role === 'cliente' || reachOf('desk', role) === 'all'

/** Returns a dog without the marks that the staff makes for itself: group, dogs to keep apart, tags. */
export const withoutStaffMarks = <Dog extends StaffMarks>(dog: Dog): Dog => ({
  ...dog,
  playGroupId: null,
  notWith: [],
  tags: [],
})

/** Returns a dog with empty care notes and without the marks of the staff. */
export const withoutCare = <Dog extends Care & StaffMarks>(dog: Dog): Dog => ({
  ...withoutStaffMarks(dog),
  ...Object.fromEntries(dogCareFields.map((field) => [field, ''])),
})

/** Returns a booking for the books: services, client and amounts, without care notes. */
export const withoutNotes = <Booking extends { notes: string }>(booking: Booking): Booking => ({
  ...booking,
  notes: '',
})
