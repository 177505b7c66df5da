import { describe, expect, test } from 'vitest'
import { multipleAntigens } from './antigens.ts'
import { antigensOf } from './vaccines.ts'

const covered = (product: string) => [...antigensOf(product)].toSorted()

describe('a product of a vaccination card', () => {
  test('covers the diseases that the settings state', () => {
    expect(covered('Múltiple')).toEqual([...multipleAntigens].toSorted())
    expect(covered('Rabia')).toEqual(['rabies'])
    expect(covered('Bordetella')).toEqual(['bordetella'])
    expect(covered('Puppy')).toEqual(['distemper', 'parvovirus'])
  })

  test('is Múltiple under its other names', () => {
    for (const name of ['Quíntuple', 'Séxtuple', 'Polivalente'])
      expect(covered(name)).toEqual(covered('Múltiple'))
  })

  test('is read without regard to capitals, accents and what else stands on the card', () => {
    for (const name of ['multiple', 'MÚLTIPLE', ' Vacuna múltiple (refuerzo) ', 'Mu\u0301ltiple'])
      expect(covered(name)).toEqual(covered('Múltiple'))
    expect(covered('Antirrábica Defensor 3')).toEqual(['rabies'])
    expect(covered('parvo/moquillo')).toEqual(covered('Puppy'))
  })

  test('covers the sum of what a combined one names', () => {
    expect(covered('Quíntuple + Rabia')).toEqual([...multipleAntigens, 'rabies'].toSorted())
  })

  test('covers nothing where it is unknown or says what it lacks', () => {
    for (const name of [
      '',
      'Giardia',
      'rabiosa',
      'constructor',
      '__proto__',
      'Quíntuple sin rabia',
      'Rabia pendiente',
    ])
      expect(covered(name)).toEqual([])
  })
})
