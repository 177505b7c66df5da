import { together, useRecords } from '../shared/queries.ts'

const everything = { limit: 200 }

/** The owner's dogs with their medical records. */
export function useMyDogs() {
  const dogs = useRecords('dogs', everything)
  const medicalRecords = useRecords('medicalRecords', everything)
  return {
    fetching: together(dogs, medicalRecords),
    dogs: dogs.records,
    recordsOf: (dogId: string) => medicalRecords.records.filter(({ rumiId }) => rumiId === dogId),
  }
}
