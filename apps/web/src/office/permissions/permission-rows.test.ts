import { reachOf, roles } from '@rumi/contract'
import { expect, test } from 'vitest'
import { permissionAreas, permissionWords } from '../../copy/office-permissions.ts'
import { areaOf, operations, permissionTable } from './permission-rows.ts'

test('every operation that is a matter of roles stands in an area', () => {
  expect(operations.filter((one) => !Object.hasOwn(permissionAreas, areaOf(one)))).toEqual([])
})

test('words are those of operations that exist', () => {
  const names = new Set(operations.map(({ name }) => name))
  expect(Object.keys(permissionWords).filter((name) => !names.has(name))).toEqual([])
})

test('in an area no two rows read alike and mean different reaches', () => {
  const twice = permissionTable.flatMap(({ title, rows }) =>
    rows
      .filter(({ label }, place) => rows.findIndex((row) => row.label === label) !== place)
      .map(({ label }) => `${title}: ${label}`),
  )
  expect(twice).toEqual([])
})

test('it says what the contract says', () => {
  const reaches = (title: string, label: string) => {
    const row = permissionTable.find((area) => area.title === title)?.rows.find((one) => one.label === label)
    return row && roles.map((role) => reachOf(row.access, role))
  }
  expect(reaches('Servicios', 'Cambiar')).toEqual(['none', 'all', 'none', 'all'])
  expect(reaches('Reservas', 'Reservar')).toEqual(['own', 'all', 'none', 'all'])
  expect(reaches('Ajustes de la casa', 'Cambiar')).toEqual(['none', 'none', 'none', 'all'])
})
