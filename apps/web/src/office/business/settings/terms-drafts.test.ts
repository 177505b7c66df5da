import { defaultSettings, houseSettings } from '@rumi/contract'
import { expect, test } from 'vitest'
import { paymentTermsForm } from './payment-terms-draft.ts'
import { requirementsForm } from './requirements-draft.ts'
import { paymentTermsHistory, requirementsHistory } from './terms-history.ts'

test('restores terms from a form', () => {
  const payment = paymentTermsForm.settingsIn(paymentTermsForm.draftOf(defaultSettings))
  expect(defaultSettings).toMatchObject(payment)
  expect(paymentTermsForm.schema.parse(payment)).toEqual(payment)
  const requirements = requirementsForm.settingsIn(requirementsForm.draftOf(defaultSettings))
  expect(defaultSettings).toMatchObject(requirements)
  expect(requirementsForm.schema.parse(requirements)).toEqual(requirements)
})

const issuesOf = (changes: object) => {
  const draft = { ...paymentTermsForm.draftOf(defaultSettings), ...changes }
  const { error } = paymentTermsForm.schema.safeParse(paymentTermsForm.settingsIn(draft))
  return error?.issues.map(({ path }) => paymentTermsForm.fieldOf(path.join('.')))
}

test('rejects an invalid number beside its field; an empty one of a group inherits the default', () => {
  expect(issuesOf({ keepPercent: '101' })).toEqual(['keepPercent'])
  expect(issuesOf({ depositPercent: '' })).toEqual(['depositPercent'])
  expect(issuesOf({ 'hotel-freeUntilHours': '1.5' })).toEqual(['hotel-freeUntilHours'])
  expect(issuesOf({ discounts: '7: 5\nmucho' })?.[0]).toBe('discounts')
  expect(issuesOf({ training: '10: 5\n5: 10' })).toEqual(['training'])
  expect(issuesOf({ monthDays: '32' })).toEqual(['monthWithin'])
  expect(issuesOf({ speiClabe: '012345678901234567' })).toEqual(['speiClabe'])
  expect(issuesOf({ 'hotel-keepPercent': '', discounts: '' })).toBeUndefined()
  for (const amount of ['0', 'ochenta', '-5'])
    expect(issuesOf({ 'dayCare-latePickupCentavos': amount })).toEqual(['dayCare-latePickupCentavos'])
  expect(issuesOf({ 'dayCare-latePickupGraceMinutes': '241' })).toEqual(['dayCare-latePickupGraceMinutes'])
  expect(
    issuesOf({ 'dayCare-latePickupCentavos': '80.50', 'dayCare-latePickupGraceMinutes': '' }),
  ).toBeUndefined()
})

test('labels changes as on the page', () => {
  const version = { version: 2, changedAt: '2026-11-01T10:00:00.000Z', changedBy: 'Eva' }
  const changes = [
    { field: 'phone', before: '1', after: '2' },
    { field: 'policies.hotel.depositPercent', before: '', after: '30' },
    { field: 'hotel.discounts', before: '7: 5', after: '7: 6' },
    { field: 'policies.dayCare.latePickupCentavos', before: '', after: '8000' },
    { field: 'requirements.dayCare', before: 'rabies\nage', after: 'rabies' },
    { field: 'validity.waitingDays', before: '5', after: '3' },
  ]
  expect(paymentTermsHistory([{ ...version, changes }])[0]?.changes).toEqual([
    { field: 'Hotel: Anticipo', before: '', after: '30' },
    { field: 'Descuentos del hotel', before: '7: 5', after: '7: 6' },
    { field: 'Guardería: Recogida tarde, cada hora', before: '', after: '$80.00 MXN' },
  ])
  expect(requirementsHistory([{ ...version, changes }])[0]?.changes).toEqual([
    { field: 'Guardería', before: 'Rabia y Edad mínima', after: 'Rabia' },
    { field: 'Espera', before: '5', after: '3' },
  ])
  expect(paymentTermsHistory([{ ...version, changes: changes.slice(0, 1) }])).toEqual([])
  expect(houseSettings.safeParse(defaultSettings).success).toBe(true)
})
