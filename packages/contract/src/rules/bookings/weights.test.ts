import { expect, test } from 'vitest'
import { roomLimits } from './hotel.ts'
import { hintsFor, weightsThatMayHelp } from './weights.ts'

const canela = { id: 'canela', name: 'Canela', weightKg: null }
const oso = { id: 'oso', name: 'Oso', weightKg: 40 }
const small = { id: 's', ...roomLimits.small }
const medium = { id: 'm', ...roomLimits.medium }
const large = { id: 'l', ...roomLimits.large }

test('only the hotel requires an unknown weight', () => {
  expect(hintsFor('Hotel', [canela, oso])).toEqual([
    { rumiId: 'canela', code: 'weight-missing', message: expect.stringContaining('peso de Canela') },
  ])
  expect(hintsFor('Guardería', [canela])).toEqual([])
})

test('a weight helps where the room without a limit is gone and another is free', () => {
  expect(weightsThatMayHelp([canela], [small, medium])).toEqual(['canela'])
  expect(weightsThatMayHelp([canela], [small, large])).toEqual([])
  expect(weightsThatMayHelp([canela], [])).toEqual([])
})

test('a weight does not help beside a dog that is too heavy or in a family too large', () => {
  expect(weightsThatMayHelp([canela, oso], [small, medium])).toEqual([])
  expect(weightsThatMayHelp([canela, { ...canela, id: 'frijol' }], [small])).toEqual([])
})
