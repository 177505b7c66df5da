import { describe, expect, test } from 'vitest'
import { addDays } from './house-time.ts'
import { multipleAntigens } from './antigens.ts'
import { antigensOf, missingPuppyDoses, puppySeries, vaccineProducts } from './vaccines.ts'

const covered = (product: string) => [...antigensOf(product)].toSorted()

describe('a product of a vaccination card', () => {
  test('covers what the house says it covers', () => {
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

  test('that can be chosen from the list covers something', () => {
    for (const product of vaccineProducts) expect(antigensOf(product).size).toBeGreaterThan(0)
  })
})

describe('the series of a puppy', () => {
  const birthDate = '2026-01-05'
  const givenAt = (ageWeeks: number, product: string) => ({
    product,
    appliedOn: addDays(birthDate, ageWeeks * 7),
  })

  test('is missing as a whole at birth, each dose with its day', () => {
    expect(missingPuppyDoses(birthDate, [])).toHaveLength(puppySeries.length)
    expect(missingPuppyDoses(birthDate, [])[0]).toEqual({ product: 'Puppy', dueOn: '2026-02-16' })
  })

  test('is complete when each dose was given', () => {
    const given = puppySeries.map(({ ageWeeks, product }) => givenAt(ageWeeks, product))
    expect(missingPuppyDoses(birthDate, given.toReversed())).toEqual([])
  })

  test('takes one late dose for one, not for two', () => {
    const missing = missingPuppyDoses(birthDate, [givenAt(6, 'Puppy'), givenAt(13, 'Múltiple')])
    expect(missing.filter(({ product }) => product === 'Múltiple')).toHaveLength(2)
  })

  test('does not count a dose given long before its age', () => {
    const missing = missingPuppyDoses(birthDate, [givenAt(5, 'Rabia')])
    expect(missing.map(({ product }) => product)).toContain('Rabia')
  })
})
