import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callList } from './openapi.ts'
import {
  requestedTime,
  day,
  dayOrInstant,
  email,
  instant,
  nameText,
  pageSize,
  text as textOf,
  contactName,
} from './fields.ts'
import { quoteForm } from './calls/business/site.ts'

const noDays = ['2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '0000-00-00', '9999-99-99']
const outside = ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']
const noInstants = [
  '2026-12-01T99:99Z',
  '2026-12-01T24:00:00Z',
  '2026-12-01T10:60:00Z',
  '2026-12-01T10:00:60Z',
  '2026-02-30T10:00:00Z',
  ...outside.map((date) => `${date}T10:00:00Z`),
]
const tooExact = '2026-12-01T10:00:00.0000000001Z'

describe('a date that does not exist or is outside the calendar of the business', () => {
  test.each([...noDays, ...outside])('%s is no day', (text) => {
    for (const field of [day, dayOrInstant]) expect(field.safeParse(text).success).toBe(false)
  })

  test.each([...noInstants, tooExact])('%s is no instant', (text) => {
    for (const field of [instant, dayOrInstant]) expect(field.safeParse(text).success).toBe(false)
  })

  test.each([
    ...noDays.map((text) => [text, 'no-such-day']),
    ['2026-12-01T99:99Z', 'no-such-day'],
    ['2026-02-30T10:00:00Z', 'no-such-day'],
    ['0001-01-01', 'past-date'],
    ['1899-12-31T10:00:00Z', 'past-date'],
    ['9999-12-31', 'too-far-ahead'],
    ['2200-01-01T10:00:00Z', 'too-far-ahead'],
  ])('%s is rejected with %s', (text, refusal) => {
    expect(requestedTime.safeParse(text).error?.issues).toEqual([
      expect.objectContaining({ code: 'custom', params: { refusal } }),
    ])
  })

  test.each(['', 'mañana', '2026-2-3', tooExact, '2026-12-01T10:00:00-06:00'])(
    '%s has not the shape of one',
    (text) => {
      const issues = requestedTime.safeParse(text).error?.issues
      expect(issues).toEqual([expect.objectContaining({ code: 'invalid_format' })])
    },
  )
})

test('days and instants of the calendar are taken as they are written', () => {
  for (const text of ['1900-01-01', '2024-02-29', '2199-12-31'])
    for (const field of [day, dayOrInstant, requestedTime]) expect(field.parse(text)).toBe(text)
  expect(requestedTime.parse('2026-10-13T15:00Z')).toBe('2026-10-13T15:00Z')
  for (const text of ['2026-10-13T15:00:00Z', '2026-10-13T15:00:00.123456789Z'])
    for (const field of [instant, dayOrInstant, requestedTime]) expect(field.parse(text)).toBe(text)
})

describe('the size of a page', () => {
  const pagedCalls = callList.filter(({ query }) => query instanceof z.ZodObject && 'limit' in query.shape)
  const wrong = ['0', '201', '-1', '1.5', '1e2', '0x10', ' 5', '', ['1', '2'], null]

  test.each(['1', '50', '200'])('%s is one', (size) => {
    expect(pageSize.parse(size)).toBe(Number(size))
  })

  test.each(wrong)('%j is none', (size) => {
    expect(pageSize.safeParse(size).success).toBe(false)
    for (const { name, query } of pagedCalls)
      expect(query!.safeParse({ limit: size }).success, name).toBe(false)
  })

  test('applies to calls, too', () => {
    expect(pagedCalls.map(({ name }) => name)).toContain('audit.list')
  })
})

describe('a name', () => {
  test.each([
    '',
    '   ',
    '\u200B',
    '\u202E',
    '\u00AD\u2060',
    '\u3164',
    '\u2800',
    '\uFE0F',
    '\u0301',
    '\uFEFF \u200D',
  ])('%j says nothing that a reader sees', (written) => {
    expect(nameText.safeParse(written).error?.issues).toEqual([
      expect.objectContaining({ message: 'Escribe el nombre.' }),
    ])
  })

  test('keeps what is seen, in one Unicode form, and turns no text around it', () => {
    expect(nameText.parse('Sofía'.normalize('NFD'))).toBe('Sofía')
    expect(nameText.parse('\u202Eanas\u202C')).toBe('anas')
    expect(textOf(40).parse('nota \u2067al revés\u2069')).toBe('nota al revés')
    for (const name of ['👩‍👧', 'Ñ', '李', '.']) expect(nameText.parse(name)).toBe(name)
  })
})

test('an address with an apostrophe is one, and what would change its receiver is none', () => {
  expect(email.parse(" O'Brien@Correo.mx ")).toBe("o'brien@correo.mx")
  for (const address of ['a,b@correo.mx', '"a"@correo.mx', '<a@correo.mx>', 'a@correo.mx\nb'])
    expect(email.safeParse(address).success).toBe(false)
})

const accepts = (name: string) => quoteForm.shape.name.safeParse(name).success

test('a contact is called by both names, or by the only one', () => {
  expect(contactName({ name: 'Ana', lastName: 'Ríos' })).toBe('Ana Ríos')
  expect(contactName({ name: 'Ana', lastName: '' })).toBe('Ana')
  expect(contactName({ name: null, lastName: null })).toBe('')
})

test.each([
  { name: 'María de los Ángeles '.repeat(4).trim(), lastName: 'Fernández de Córdoba '.repeat(3).trim() },
  { name: '🐶'.repeat(80), lastName: '🐕'.repeat(80) },
  { name: 'a'.repeat(79), lastName: '🐶🐶' },
])('a name that an account takes is one that a request takes', (person) => {
  expect(accepts(contactName(person))).toBe(true)
})
