import { resources } from '@rumi/contract'
import type { z } from 'zod'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { houseToday } from '../../shared/house/house-today.ts'

/** What a guest tells of a dog before there is an account; the rest is asked later, and nothing is found out only behind the registration. */
export const guestDogFields = resources.dogs.create
  .pick({
    name: true,
    sex: true,
    birthDate: true,
    breed: true,
    weightKg: true,
  })
  .refine(({ birthDate }) => birthDate <= houseToday(), {
    path: ['birthDate'],
    error: dogsCopy.bornInTheFuture,
  })
export type GuestDogFields = z.output<typeof guestDogFields>
