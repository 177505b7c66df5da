import { expect, test } from 'vitest'
import type { RecordField } from './record-field.ts'
import { changesBetween, fieldsFor, shownValue, toRequestFields, writtenOf } from './written-fields.ts'

const fields: RecordField[] = [
  { name: 'name', kind: 'text', label: 'Nombre' },
  { name: 'priceCentavos', kind: 'pesos', label: 'Precio' },
  { name: 'durationMinutes', kind: 'number', label: 'Dura', optional: true, unit: 'min' },
  { name: 'active', kind: 'yes', label: 'Se ofrece', initially: true },
  { name: 'email', kind: 'email', label: 'Correo', only: 'create' },
]
const words = { yes: 'Sí', no: 'No', noData: 'Sin datos' }
const bath = { name: 'Baño', priceCentavos: 35050, durationMinutes: 60, active: false, version: 3 }

test('restores a record from a form unchanged', () => {
  const written = writtenOf(fields, bath)
  expect(written).toMatchObject({ priceCentavos: '350.50', durationMinutes: '60', active: false })
  expect(changesBetween(fields, written, written)).toEqual({})
  expect(toRequestFields(fields, written)).toMatchObject({
    name: 'Baño',
    priceCentavos: 35_050,
    durationMinutes: 60,
  })
})

test('sends only changed fields', () => {
  const was = writtenOf(fields, bath)
  expect(changesBetween(fields, was, { ...was, priceCentavos: '400', active: true })).toEqual({
    priceCentavos: 40_000,
    active: true,
  })
})

test('an empty form has its declared values and sends null for missing ones', () => {
  const empty = writtenOf(fields)
  expect(empty).toEqual({ name: '', priceCentavos: '', durationMinutes: '', active: true, email: '' })
  expect(toRequestFields(fields, empty)).toEqual({ name: '', priceCentavos: null, active: true, email: '' })
})

test('omits fields of creation on an update', () => {
  expect(fieldsFor(fields, 'update').map(({ name }) => name)).not.toContain('email')
  expect(fieldsFor(fields, 'create')).toHaveLength(5)
})

test('shows a value with its sign, unit or word', () => {
  const shown = (name: string, value: string | boolean) =>
    shownValue(
      fields.find((field) => field.name === name)!,
      value,
      words,
    )
  expect(shown('priceCentavos', '350.5')).toBe('$350.50 MXN')
  expect(shown('durationMinutes', '60')).toBe('60 min')
  expect(shown('active', true)).toBe('Sí')
  expect(shown('name', '')).toBe('Sin datos')
  const born: RecordField = { name: 'birthDate', kind: 'day', label: 'Nació' }
  expect(shownValue(born, '2019-03-05', words)).toBe('martes 5 de marzo de 2019')
})

test('an unanswered question is neither yes nor no', () => {
  const field: RecordField = { name: 'sterilised', kind: 'yes-or-no', label: 'Esterilizado' }
  const shownOf = (sterilised: boolean | null) =>
    shownValue(field, writtenOf([field], { sterilised })['sterilised']!, words)
  expect([null, true, false].map(shownOf)).toEqual(['Sin datos', 'Sí', 'No'])
  const fieldsFrom = (written: string) => toRequestFields([field], { sterilised: written })
  expect(['', 'true', 'false'].map(fieldsFrom)).toEqual([
    { sterilised: null },
    { sterilised: true },
    { sterilised: false },
  ])
})
