import { describe, expect, test } from 'vitest'
import { defaultTerms } from '../business/business-terms.ts'
import { medicalRecordStatesFor } from './medical-record-states.ts'
import type { MedicalRecordInput } from './medical-records.ts'
import { medicalRecord, today } from '../testing/dog-file.ts'

const grown = { birthDate: '2022-03-01' }

const statesOf = (records: MedicalRecordInput[], dog = grown) =>
  Object.fromEntries(
    medicalRecordStatesFor('Guardería', dog, records, today, defaultTerms).map(({ requirement, state }) => [
      requirement,
      state,
    ]),
  )
const rabiesOf = (...records: MedicalRecordInput[]) =>
  medicalRecordStatesFor('Guardería', grown, records, today, defaultTerms).find(
    ({ requirement }) => requirement === 'rabies',
  )

const labels = (serviceType: 'Hotel' | 'Grooming') =>
  medicalRecordStatesFor(serviceType, grown, [], today, defaultTerms).map(({ label }) => label)

describe('the state of a dog’s medical records', () => {
  test('is missing for all of them in an empty file, and age is a matter of its own', () => {
    expect(statesOf([])).toEqual({
      multiple: 'missing',
      rabies: 'missing',
      bordetella: 'missing',
      'deworming-internal': 'missing',
      'deworming-external': 'missing',
      evaluation: 'first-day',
      age: 'ok',
    })
  })

  test('is al día with its days where it is verified and in force', () => {
    expect(rabiesOf(medicalRecord('vaccine', 'Rabia', '2026-06-01'))).toEqual({
      requirement: 'rabies',
      label: 'Rabia',
      state: 'ok',
      appliedOn: '2026-06-01',
      expiresOn: '2027-06-01',
      countsFrom: today,
    })
  })

  test('is running out 30 days before its last', () => {
    expect(
      rabiesOf(medicalRecord('vaccine', 'Rabia', '2026-01-01', { expiresOn: '2026-11-12' }))?.state,
    ).toBe('expiring')
    expect(
      rabiesOf(medicalRecord('vaccine', 'Rabia', '2026-01-01', { expiresOn: '2026-11-13' }))?.state,
    ).toBe('ok')
  })

  test('of a deworming expires soon from a week before its last day', () => {
    expect(statesOf([medicalRecord('deworming-external', '', '2026-09-20')])['deworming-external']).toBe(
      'expiring',
    )
    expect(statesOf([medicalRecord('deworming-external', '', '2026-09-21')])['deworming-external']).toBe('ok')
  })

  test('holds on its last day and has run out the day after', () => {
    expect(rabiesOf(medicalRecord('vaccine', 'Rabia', '2025-10-13'))?.state).toBe('expiring')
    const past = rabiesOf(medicalRecord('vaccine', 'Rabia', '2025-10-12'))
    expect(past).toMatchObject({ state: 'expired', expiresOn: '2026-10-12', countsFrom: null })
  })

  test('is in review until staff verifies it, unless an older one still holds', () => {
    const unverified = medicalRecord('vaccine', 'Rabia', '2026-10-01', { verifiedAt: null })
    expect(rabiesOf(unverified)).toMatchObject({ state: 'in-review', countsFrom: null })
    expect(rabiesOf(unverified, medicalRecord('vaccine', 'Rabia', '2025-10-01'))?.state).toBe('in-review')
    expect(rabiesOf(unverified, medicalRecord('vaccine', 'Rabia', '2026-05-01'))?.state).toBe('ok')
  })

  test('says from when a fresh dose counts', () => {
    expect(rabiesOf(medicalRecord('vaccine', 'Rabia', '2026-10-12'))).toMatchObject({
      state: 'ok',
      countsFrom: '2026-10-17',
    })
  })

  test('of Múltiple is that of its weakest part', () => {
    const parts = [
      medicalRecord('vaccine', 'Puppy', '2025-10-20'),
      medicalRecord('vaccine', 'Múltiple', '2025-09-01'),
    ]
    const states = medicalRecordStatesFor('Guardería', grown, parts, today, defaultTerms)
    expect(states[0]).toMatchObject({ requirement: 'multiple', state: 'expired', expiresOn: '2026-09-01' })
  })

  test('of an evaluation follows the latest', () => {
    const passed = medicalRecord('evaluation', '', '2026-06-01', { result: 'passed' })
    const failed = medicalRecord('evaluation', '', '2026-07-01', { result: 'failed' })
    expect(statesOf([passed])['evaluation']).toBe('ok')
    expect(statesOf([passed, failed])['evaluation']).toBe('missing')
    expect(statesOf([passed, { ...failed, verifiedAt: null }])['evaluation']).toBe('ok')
    expect(statesOf([{ ...passed, verifiedAt: null }])['evaluation']).toBe('in-review')
    expect(statesOf([{ ...passed, expiresOn: '2026-08-01' }])['evaluation']).toBe('expired')
  })

  test('of a puppy states from which day it is old enough', () => {
    const age = medicalRecordStatesFor('Guardería', { birthDate: '2026-08-04' }, [], today, defaultTerms).at(
      0,
    )
    expect(age).toMatchObject({ requirement: 'age', state: 'missing', countsFrom: '2026-12-04' })
  })

  test('lists the three vaccines of the hotel, and none for grooming', () => {
    expect(labels('Hotel')).toEqual(['Rabia', 'Parvovirus', 'Moquillo'])
    expect(labels('Grooming')).toEqual([])
  })
})
