import { myDogs } from './own-queries.ts'
import { together, useEveryRecord, useRecords } from '../shared/fetching/queries.ts'

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
