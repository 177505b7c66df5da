import { expect, test } from 'vitest'
import type { Mail } from './letter-carrier.ts'
import { writeWith, type Correspondent } from './write-to.ts'

const link = 'https://rumi.example/auth/verificar/abc'

async function addressed(person: Correspondent) {
  const sent: Mail[] = []
  await writeWith(async (mail) => void sent.push(mail))(person, 'verify', { link }, 'an-id')
  return sent[0]?.to
}

test('a letter is addressed by the names that are known, and by the address alone where none is', async () => {
  const address = 'ana@correo.mx'
  expect(await addressed({ email: address })).toEqual({ address, name: '' })
  expect(await addressed({ email: address, name: 'Ana' })).toEqual({ address, name: 'Ana' })
  expect(await addressed({ email: address, name: ' Ana  María', lastName: 'Ñúñez ' })).toEqual({
    address,
    name: 'Ana María Ñúñez',
  })
})
