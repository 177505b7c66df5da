import { useParams } from 'react-router'
import { untilFound } from '../../shared/fetching/queries.ts'
import { useMyDogs } from '../use-my-dogs.ts'

/** The dog in the address, with its medical records; `dog` stays undefined where it is not one of the owner's. */
export function useMyDog() {
  const { id = '' } = useParams()
  const { dogs, recordsOf, fetching } = useMyDogs()
  const dog = dogs.find(({ _id }) => _id === id)
  return { fetching: untilFound(fetching, dog !== undefined), dog, records: recordsOf(id) }
}
