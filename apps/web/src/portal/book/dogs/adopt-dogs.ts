import type { Dog } from '@rumi/data-layer'
import type { Outcome, Refusal } from '../../../shared/fetching/store.ts'
import type { GuestDogFields } from '../../guest/guest-dog-fields.ts'
import type { GuestDog } from '../../guest/stored-dogs.ts'

type Adoption = {
  family: readonly Pick<Dog, '_id' | 'name'>[]
  create: (fields: GuestDogFields) => Promise<Outcome<Pick<Dog, '_id'>>>
  /** Called after each dog, so that a retry continues there. */
  store: (dogs: readonly GuestDog[]) => void
}

/** Ids of the adopted dogs, or the error. */
type Adopted = { ok: true; ids: ReadonlyMap<string, string> } | { ok: false; refusal: Refusal }

const sameName = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), 'es', { sensitivity: 'base' }) === 0

/** Adds a guest's dogs to the account; a dog whose name is already in the family counts as the same. */
export async function adoptDogs(
  guests: readonly GuestDog[],
  { family, create, store }: Adoption,
): Promise<Adopted> {
  let dogs = [...guests]
  const ids = new Map<string, string>()
  for (const { id, fields, ownId } of guests) {
    const known = ownId ?? family.find(({ name }) => sameName(name, fields.name))?._id
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, so that each is stored before the next
    const outcome = known === undefined ? await create(fields) : undefined
    if (outcome?.ok === false) return outcome
    const joined = known ?? outcome?.answer._id
    if (joined === undefined) continue
    ids.set(id, joined)
    dogs = dogs.map((dog) => (dog.id === id ? { ...dog, ownId: joined } : dog))
    store(dogs)
  }
  return { ok: true, ids }
}
