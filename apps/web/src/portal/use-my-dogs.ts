import { together, useRecords } from '../shared/queries.ts'

const everything = { limit: 200 }

/** The owner's dogs with their papers. */
export function useMyDogs() {
  const dogs = useRecords('dogs', everything)
  const papers = useRecords('medicalRecords', everything)
  return {
    fetching: together(dogs, papers),
    dogs: dogs.records,
    recordsOf: (dogId: string) => papers.records.filter(({ rumiId }) => rumiId === dogId),
  }
}
