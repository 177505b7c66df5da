import { addDays } from '@rumi/contract'
import { expect, test } from 'vitest'
import { houseToday } from '../../shared/house/house-today.ts'
import { guestDogFields } from './guest-dog-fields.ts'

const born = (birthDate: string) => guestDogFields.safeParse({ name: 'Nube', sex: 'hembra', birthDate })

test('rejects an unborn dog in the guest form, not after registration', () => {
  expect(born(houseToday()).success).toBe(true)
  expect(born(addDays(houseToday(), 1)).error?.issues).toMatchObject([
    { path: ['birthDate'], message: 'Su fecha de nacimiento no puede estar en el futuro.' },
  ])
})
