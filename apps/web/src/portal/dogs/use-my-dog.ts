import { useParams } from 'react-router'
import { useMyDogs } from '../use-my-dogs.ts'

/** The dog in the address, with its papers; `dog` stays undefined where it is not one of the owner's. */
export function useMyDog() {
  const { id = '' } = useParams()
  const { dogs, recordsOf, fetching } = useMyDogs()
  return { fetching, dog: dogs.find(({ _id }) => _id === id), records: recordsOf(id) }
}
