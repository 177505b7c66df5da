import { dogs, medicalRecords } from '@rumi/data-layer'
import { useFetching, useStoreSelector } from '../shared/store.ts'

const everything = { limit: 200 }

/** The owner's dogs with their papers, asked for when a room opens. */
export function useMyDogs() {
  const fetching = useFetching([dogs.calls.list(everything), medicalRecords.calls.list(everything)])
  const pack = useStoreSelector((state) => state.dogs.items)
  const records = useStoreSelector((state) => state.medicalRecords.items)
  return {
    fetching,
    /** Dogs and papers are there from a room before; one without the other would tell half the truth. */
    known: pack.length > 0 && records.length > 0,
    dogs: pack,
    recordsOf: (dogId: string) => records.filter(({ rumiId }) => rumiId === dogId),
  }
}
