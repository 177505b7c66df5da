import { useParams } from 'react-router'
import { untilFound } from '../../shared/fetching/queries.ts'
import { useMyDogs } from '../use-my-dogs.ts'

/** Dog from the address with its medical records; undefined if it does not belong to the owner. */
export function useMyDog() {
  const { id = '' } = useParams()
  const { dogs, recordsOf, fetching } = useMyDogs()
  const dog = dogs.find(({ _id }) => _id === id)
  return { fetching: untilFound(fetching, dog !== undefined), dog, records: recordsOf(id) }
}
