import { defaultSettings } from '../business/business-settings.ts'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const stay = {
  id: '0b8e7b0e-5d2f-4f6e-9a44-000000000041',
  version: 3,
  start: '2026-10-13',
  end: '2026-10-16',
  status: 'confirmed',
  isHotel: true,
  title: 'Noche de hotel: Canela y Frijol',
  text: 'Trae su cama; su comida, en porciones.\nGracias',
  link: 'https://rumi.mx/mi-cuenta/reservas/0b8e7b0e-5d2f-4f6e-9a44-000000000041',
  updatedAt: '2026-10-01T15:04:05.678Z',
  house: defaultSettings,
} as const

const linesOf = (event: Parameters<typeof calendarFile>[0]) =>
  calendarFile(event).replaceAll('\r\n ', '').split('\r\n')

test('a stay lasts from three in the afternoon to eleven in the morning in local time, written in UTC', () => {
  expect(linesOf(stay)).toEqual(
    expect.arrayContaining(['DTSTART:20261013T210000Z', 'DTEND:20261016T170000Z', 'STATUS:CONFIRMED']),
  )
})

test('days of the guardería are whole days, and the day after the last ends them', () => {
  const days = linesOf({ ...stay, isHotel: false })
  expect(days).toContain('DTSTART;VALUE=DATE:20261013')
  expect(days).toContain('DTEND;VALUE=DATE:20261017')
})

test('a visit is at its hours, whatever fractions the wire writes', () => {
  const visit = linesOf({ ...stay, start: '2026-10-13T16:30:00.000Z', end: '2026-10-13T18:00:00Z' })
  expect(visit).toContain('DTSTART:20261013T163000Z')
  expect(visit).toContain('DTEND:20261013T180000Z')
})

test('a pending booking is tentative, and a cancelled one takes the entry away', () => {
  expect(linesOf({ ...stay, status: 'pending' })).toContain('STATUS:TENTATIVE')
  expect(linesOf({ ...stay, status: 'cancelled' })).toContain('STATUS:CANCELLED')
})

test('the entry keeps its identity and counts its changes', () => {
  expect(linesOf(stay)).toEqual(
    expect.arrayContaining([`UID:${stay.id}@rumi.mx`, 'SEQUENCE:3', 'DTSTAMP:20261001T150405Z']),
  )
})

test('product and identity name the business and its own site', () => {
  const house = { ...stay.house, name: 'Perros, S/A' }
  const lines = linesOf({ ...stay, house, link: 'https://latina.mx/mi-cuenta/reservas/1' })
  expect(lines).toContain('PRODID:-//Perros\\, S A//Reservas//ES')
  expect(lines).toContain(`UID:${stay.id}@latina.mx`)
})

test('special characters of a calendar are escaped', () => {
  expect(linesOf(stay)).toContain('DESCRIPTION:Trae su cama\\; su comida\\, en porciones.\\nGracias')
})

test('lines end with CRLF and have at most 75 octets, accents counted', () => {
  const file = calendarFile({ ...stay, title: 'Ñandú, Tláloc, Canción y otros ocho rumis '.repeat(4) })
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
})
