import { addDays } from '@rumi/contract'
import { expect, test } from 'vitest'
import { businessToday } from '../../shared/business/business-today.ts'
import { guestDogFields } from './guest-dog-fields.ts'

const born = (birthDate: string) => guestDogFields.safeParse({ name: 'Nube', sex: 'hembra', birthDate })

test('rejects an unborn dog in the guest form, not after registration', () => {
  expect(born(businessToday()).success).toBe(true)
  expect(born(addDays(businessToday(), 1)).error?.issues).toMatchObject([
    { path: ['birthDate'], message: 'Su fecha de nacimiento no puede estar en el futuro.' },
  ])
})
