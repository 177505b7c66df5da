import { resources } from '@rumi/contract'
import { expect, test } from 'vitest'
import type { RecordField } from './record-field.ts'
import { recordResolver } from './record-resolver.ts'

const fields: RecordField[] = [
  { name: 'name', kind: 'text', label: 'Servicio' },
  { name: 'serviceType', kind: 'select', label: 'Tipo' },
  { name: 'priceCentavos', kind: 'pesos', label: 'Precio' },
]
const check = (written: Record<string, string>) =>
  recordResolver(resources.services.create, fields, {})(written, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
const bath = { name: 'Baño', serviceType: 'Grooming', priceCentavos: '250' }

test('accepts valid values unchanged', async () => {
  expect(await check(bath)).toEqual({ values: bath, errors: {} })
})

test("shows each field its own rule's message, with pesos in place of centavos", async () => {
  const { errors } = await check({ name: ' ', serviceType: '', priceCentavos: 'gratis' })
  expect(errors).toMatchObject({
    name: { message: 'Escribe el nombre.' },
    serviceType: { message: 'Elige un tipo de servicio de la lista.' },
    priceCentavos: { message: 'Escribe el importe en pesos, como 250 o 250.50.' },
  })
})

test("shows the rule's message for an amount out of range", async () => {
  const { errors } = await check({ ...bath, priceCentavos: '99,000,000' })
  expect(errors).toMatchObject({ priceCentavos: { message: 'Ese importe es demasiado grande.' } })
})
