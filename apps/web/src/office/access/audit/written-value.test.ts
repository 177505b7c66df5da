import { defaultSettings } from '@rumi/contract'
import { expect, test } from 'vitest'
import { auditFieldLabels } from '../../../copy/office/access/audit-fields.ts'
import { fieldLabel, writtenValue } from './written-value.ts'

test.each([
  ['priceCentavos', 55_000, '$550.00 MXN'],
  ['role', 'colaborador', 'Recepción'],
  ['notes', 'admin', 'admin'],
  ['active', false, 'No'],
  ['expiresOn', '2027-01-10', 'domingo 10 de enero de 2027'],
  ['verifiedAt', '2026-11-23T00:34:27.123+00:00', 'domingo 22 de noviembre de 2026, 18:34'],
  ['hotel.checkIn', '07:30', '7:30'],
  ['phone', null, ''],
  ['social.posts', ['https://a.mx', 'https://b.mx'], 'https://a.mx\nhttps://b.mx'],
  ['requirements.hotel', ['rabies', 'age'], 'Rabia\nEdad'],
  [
    'hours.house',
    [
      { weekday: 1, opens: '07:00', closes: '19:00' },
      { weekday: 6, opens: '08:00', closes: '14:00' },
    ],
    'lunes 7:00 a 19:00\nsábado 8:00 a 14:00',
  ],
  [
    'seasons',
    [{ name: 'Navidad', from: '2026-12-20', to: '2027-01-06', percent: 20, depositPercent: 50 }],
    'Navidad: domingo 20 de diciembre de 2026 a miércoles 6 de enero de 2027, +20 %, anticipo 50 %',
  ],
  ['hotel.discounts', [{ fromNights: 7, percent: 5 }], 'Desde noches 7 Descuento, en % 5'],
])('formats %s %j as %s', (field, value, written) => {
  expect(writtenValue(field, value)).toBe(written)
})

test('labels a field with its group', () => {
  expect(fieldLabel('cancellation.keepPercent')).toBe('Cancelación: Se cobra, en %')
  expect(fieldLabel('constructor')).toBe('constructor')
})

const namesIn = (group: object): string[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? [name, ...namesIn(value)] : [name],
  )

test('labels every setting', () => {
  expect(namesIn(defaultSettings).filter((name) => !Object.hasOwn(auditFieldLabels, name))).toEqual([])
})
