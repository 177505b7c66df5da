import { expect, test } from 'vitest'
import { quoteForm } from './site.ts'

const rosa = { name: 'Rosa', email: 'rosa@correo.mx', package: 'bano-y-shampoo' }

test.each([
  0,
  11,
  1.5,
  'dos',
  [],
  Array.from({ length: 11 }, () => 'Nube'),
  Array.from({ length: 11 }, () => ({ size: 'small' })),
])('a quote for %j dogs is refused with how many they may be', (dogs) => {
  const messages = quoteForm.safeParse({ ...rosa, dogs }).error?.issues.map(({ message }) => message)
  expect(messages).toEqual(['Di para cuántos, de 1 a 10.'])
})

test('dogs may be a number, their names, or each with its size or weight', () => {
  for (const dogs of [1, 10, ['Nube', 'Oso'], [{ size: 'large' }, { name: 'Nube', weightKg: 12 }, {}]])
    expect(quoteForm.safeParse({ ...rosa, dogs }).success).toBe(true)
})
