import { isDay } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import type { GuestDogFields } from './guest-dog-fields.ts'

/** Dog of a guest, with a temporary id. */
export type GuestDog = {
  id: string
  fields: GuestDogFields
  /** Id of the account's dog that it became. */
  ownId?: string | undefined
}

const entry = 'rumi:invitado'

/** Equal to the lifetime of a return path: the registration mail may be opened hours later. */
const storageHours = 48

type StoredDogs = { dogs: GuestDog[]; keptAtMs: number }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string'

/** True if a stored value is usable; the account validates the fields later. */
function isGuestDog(value: unknown): value is GuestDog {
  if (!isRecord(value) || !isRecord(value.fields)) return false
  const { name, sex, birthDate, breed, weightKg } = value.fields
  return (
    typeof value.id === 'string' &&
    isTextOrNothing(value.ownId) &&
    typeof name === 'string' &&
    (sex === 'hembra' || sex === 'macho') &&
    typeof birthDate === 'string' &&
    isDay(birthDate) &&
    isTextOrNothing(breed) &&
    (weightKg === undefined || weightKg === null || Number.isFinite(weightKg))
  )
}

const isStoredDogs = (value: unknown): value is StoredDogs =>
  isRecord(value) &&
  typeof value.keptAtMs === 'number' &&
  Array.isArray(value.dogs) &&
  value.dogs.every(isGuestDog)

/** Reads the guest dogs of this browser; empty once expired. */
export function storedDogs(nowMs = Date.now()): GuestDog[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry) ?? 'null')
    if (isStoredDogs(stored) && nowMs - stored.keptAtMs <= storageHours * 3_600_000) return stored.dogs
    localStorage.removeItem(entry)
  } catch {
    // Without storage there are none.
  }
  return []
}

/** Stores guest dogs in this browser only, for the return from the mail program; an empty list deletes them. */
export function storeDogs(dogs: readonly GuestDog[], nowMs = Date.now()) {
  try {
    if (dogs.length === 0) localStorage.removeItem(entry)
    else localStorage.setItem(entry, JSON.stringify({ dogs, keptAtMs: nowMs }))
  } catch {
    // Without storage they last as long as the page.
  }
}

/** Creates a temporary id for a dog that the server does not know yet. */
export const newGuestId = (nowMs = Date.now()) => `nuevo-${nowMs.toString(36)}`

/** Converts a guest's dog for the booking steps. */
export const asDog = ({ id, fields }: GuestDog): Dog => ({
  _id: id,
  ownerId: '',
  name: fields.name,
  sex: fields.sex,
  birthDate: fields.birthDate,
  breed: fields.breed ?? '',
  weightKg: fields.weightKg ?? null,
  color: '',
  sterilised: false,
  microchip: '',
  ruac: '',
  allergies: '',
  feeding: '',
  medication: '',
  temperament: '',
  vet: '',
  pickup: '',
  emergencyContact: '',
  playGroupId: null,
  notWith: [],
  tags: [],
  profileImg: null,
  ended: null,
  endedOn: null,
  provisional: false,
  imported: false,
  version: 0,
  createdAt: '',
  updatedAt: '',
})
