import { resources } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { z } from 'zod'

/** What a guest tells of a dog before there is an account; the rest is asked later. */
export const guestDogFields = resources.dogs.create.pick({
  name: true,
  sex: true,
  birthDate: true,
  breed: true,
  weightKg: true,
})
export type GuestDogFields = z.output<typeof guestDogFields>

const guestDog = z.object({
  id: z.string(),
  fields: guestDogFields,
  /** The dog of the account that it has become. */
  ownId: z.string().optional(),
})
export type GuestDog = z.output<typeof guestDog>

const entry = 'rumi:invitado'

/** As long as the way back of a registration: its mail may wait until the evening. */
const keptHours = 48

const kept = z.object({ dogs: z.array(guestDog), keptAtMs: z.number() })

/** The dogs that a guest of this browser has told of; none where that is long ago. */
export function keptDogs(nowMs = Date.now()): GuestDog[] {
  try {
    const { success, data } = kept.safeParse(JSON.parse(localStorage.getItem(entry) ?? 'null'))
    if (success && nowMs - data.keptAtMs <= keptHours * 3_600_000) return data.dogs
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
  version: 0,
  createdAt: '',
  updatedAt: '',
})
