import type { Dog } from '@rumi/data-layer'
import { expect, test } from 'vitest'
import type { Client } from '../../kit/records/use-directory.ts'
import { actsOf } from './command-options.ts'

const elena = { id: 'elena', name: 'Elena', lastName: 'Ruiz', email: 'elena@correo.mx', phone: '' } as Client
const luna = { _id: 'luna', ownerId: 'elena', name: 'Luna' } as Dog
const stray = { _id: 'stray', ownerId: 'nobody', name: 'Luna' } as Dog
const found = { dogs: [luna, stray], clients: [elena], owners: [elena] }

test('charges the family of a dog, once where its owner was found too', () => {
  expect(actsOf('charge', found)).toEqual([
    { to: '/oficina/clientes/elena?cobrar=1', label: 'Cobrar a Elena Ruiz, familia de Luna' },
  ])
})

test('books for a dog with its family chosen, or for a client', () => {
  const acts = actsOf('book', found)
  expect(acts.map(({ label }) => label)).toEqual([
    'Reservar para Luna, de Elena Ruiz',
    'Reservar para Elena Ruiz',
  ])
  expect(acts[0]!.to).toContain('cliente=elena')
  expect(acts[0]!.to).toContain('rumis=luna')
})

test('an incident is about a dog, also without its owner', () => {
  expect(actsOf('incident', found).map(({ to }) => to)).toEqual([
    '/oficina/incidentes/nuevo?rumi=luna',
    '/oficina/incidentes/nuevo?rumi=stray',
  ])
})
