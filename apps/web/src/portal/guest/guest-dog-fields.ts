import { resources } from '@rumi/contract'
import type { z } from 'zod'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { businessToday } from '../../shared/business/business-today.ts'

/**
 * Fields of a guest's dog: everything that can prevent a booking, so that no refusal appears only after registration;
 * the rest follows later.
 */
export const guestDogFields = resources.dogs.create
  .pick({
    name: true,
    sex: true,
    birthDate: true,
    breed: true,
    weightKg: true,
  })
  .refine(({ birthDate }) => birthDate <= businessToday(), {
    path: ['birthDate'],
    error: dogsCopy.bornInTheFuture,
  })
export type GuestDogFields = z.output<typeof guestDogFields>
