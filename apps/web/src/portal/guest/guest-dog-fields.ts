import { resources } from '@rumi/contract'
import type { z } from 'zod'

/** What a guest tells of a dog before there is an account; the rest is asked later. */
export const guestDogFields = resources.dogs.create.pick({
  name: true,
  sex: true,
  birthDate: true,
  breed: true,
  weightKg: true,
})
export type GuestDogFields = z.output<typeof guestDogFields>
