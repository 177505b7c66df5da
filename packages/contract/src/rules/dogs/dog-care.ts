import type { Role } from '../../access.ts'
import { reachOf } from '../../access.ts'

/** No dog is known to have reached this age; an older one is a slip in its birth date (ours). */
export const oldestDogYears = 30

/** What is written down about a dog for those who look after it, and whom they call (decision 16). */
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

/** Whether a role looks after dogs, its own or the house's: who keeps the books reads nothing of how a dog is. */
export const seesDogCare = (role: Role) => role === 'cliente' || reachOf('desk', role) === 'all'

/** A dog as the books know it: who it is and whose, and nothing of what is written down for its care. */
export const withoutCare = <Dog extends Care>(dog: Dog): Dog => ({
  ...dog,
  ...Object.fromEntries(dogCareFields.map((field) => [field, ''])),
})

/** A booking as the books know it: what was sold, to whom and for how much, without what is noted for whoever looks after the dogs then. */
export const withoutNotes = <Booking extends { notes: string }>(booking: Booking): Booking => ({
  ...booking,
  notes: '',
})
