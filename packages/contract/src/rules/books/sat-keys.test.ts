import { expect, test } from 'vitest'
import {
  productKeyOf,
  satProducts,
  satProductUnits,
  satServiceUnits,
  satUnitName,
  unlistedProductKey,
} from './sat-keys.ts'

test.each([
  ['01010101', 'No existe en el catálogo'],
  ['10121801', 'Comida seca para perros'],
  ['70121803', 'Servicios de residencia canina'],
  ['78102203', 'Servicios de envío, recogida o entrega de correo'],
])('SAT calls %s %j', (key, name) => expect(satProducts().get(key)).toBe(name))

test('every key has 8 digits and a name, once and in order', () => {
  const keys = [...satProducts().keys()]
  expect(keys).toEqual([...new Set(keys)].toSorted())
  for (const [key, name] of satProducts()) expect(`${key} ${name}`).toMatch(/^\d{8} \S/)
})

test('no unit counts services and products alike, and each has a name', () => {
  const units = [...Object.keys(satServiceUnits), ...Object.keys(satProductUnits)]
  expect(new Set(units).size).toBe(units.length)
  for (const unit of units) expect(satUnitName(unit)).not.toBe(unit)
})

test.each(['Juguetes', 'Comida', 'Snacks', 'Estética', 'Libros'])(
  'a product of %s without a key has one of the catalogue, and its own comes first',
  (category) => {
    const usual = productKeyOf({ satProductKey: '', category })
    expect(satProducts().has(usual)).toBe(true)
    expect(usual === unlistedProductKey).toBe(category === 'Libros')
    expect(productKeyOf({ satProductKey: '10131508', category })).toBe('10131508')
  },
)
