import { together, useEveryRecord, useRecords } from '../shared/fetching/queries.ts'

/** Arguments of the queries that screens share with the loaders of their routes. */
export const myDogs = { limit: 200 } as const
export const myBookings = { sort: '-start', limit: 200 } as const
export const offeredServices = { limit: 200 } as const
export const lastVisits = { sort: '-start', status: 'checked-out', limit: 10 } as const
export const myOrders = { sort: '-createdAt' } as const

/** The owner's dogs with their medical records. */
export function useMyDogs() {
  const dogs = useRecords('dogs', myDogs)
  const medicalRecords = useEveryRecord('medicalRecords', {})
  return {
    fetching: together(dogs, medicalRecords),
    dogs: dogs.records,
    /** Active dogs; the others remain for their history. */
    coming: dogs.records.filter(({ ended }) => ended === null),
    recordsOf: (dogId: string) => (medicalRecords.answer ?? []).filter(({ rumiId }) => rumiId === dogId),
  }
}
