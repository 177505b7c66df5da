import { expect, test } from 'vitest'
import { satGroupName } from './sat-groups.ts'
import { publicRfc } from './invoicing.ts'
import { supplierOperationOf } from './supplier-operations.ts'

const rfc = 'CRO850101SA7'

test.each([
  ['115.01', '02'],
  ['501.01', '02'],
  ['601.33', '85'],
  ['601.34', '03'],
  ['603.41', '03'],
  ['601.42', '85'],
  ['601.45', '06'],
  ['602.47', '06'],
  ['601.84', '85'],
  [null, '85'],
])('an expense of group %s is an operation %s', (group, operation) => {
  expect(supplierOperationOf(rfc, group)).toBe(operation)
})

test('all that was bought from suppliers without an RFC is one operation', () => {
  for (const group of ['115.01', '601.34', null]) expect(supplierOperationOf(publicRfc, group)).toBe('87')
})

test('fees and rents stand where SAT lists them', () => {
  const names = Array.from({ length: 84 }, (_, place) => `601.${String(place + 1).padStart(2, '0')}`)
  for (const group of names) {
    const name = satGroupName(group) ?? ''
    const operation = name.startsWith('Honorarios a') && !/aduanal|consejo/.test(name) ? '03' : '85'
    expect([group, supplierOperationOf(rfc, group)]).toEqual([
      group,
      name.startsWith('Arrendamiento') ? '06' : operation,
    ])
  }
})
