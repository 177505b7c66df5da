import { isDay } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import type { GuestDogFields } from './guest-dog-fields.ts'

/** A dog that a guest has told of, by a passing id. */
export type GuestDog = {
  id: string
  fields: GuestDogFields
  /** The dog of the account that it has become. */
  ownId?: string | undefined
}

const entry = 'rumi:invitado'

/** As long as the way back of a registration: its mail may wait until the evening. */
const keptHours = 48

type Kept = { dogs: GuestDog[]; keptAtMs: number }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string'

/** Whether it can be shown and counted with; what may be written down of it the account's own check says. */
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

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.keptAtMs === 'number' &&
  Array.isArray(value.dogs) &&
  value.dogs.every(isGuestDog)

/** The dogs that a guest of this browser has told of; none where that is long ago. */
export function keptDogs(nowMs = Date.now()): GuestDog[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(entry) ?? 'null')
    if (isKept(kept) && nowMs - kept.keptAtMs <= keptHours * 3_600_000) return kept.dogs
    localStorage.removeItem(entry)
  } catch {
    // Without storage nothing was kept.
  }
  return []
}

/** Keeps them in this browser alone, for those who come back from their mail program; none are forgotten. */
export function keepDogs(dogs: readonly GuestDog[], nowMs = Date.now()) {
  try {
    if (dogs.length === 0) localStorage.removeItem(entry)
    else localStorage.setItem(entry, JSON.stringify({ dogs, keptAtMs: nowMs }))
  } catch {
    // Without storage they last as long as the page.
  }
}

/** A name for a dog that has none on the server yet. */
export const newGuestId = (nowMs = Date.now()) => `nuevo-${nowMs.toString(36)}`

/** A guest's dog as the steps of a booking know dogs. */
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
  profileImg: null,
  ended: null,
  endedOn: null,
  version: 0,
  createdAt: '',
  updatedAt: '',
})
