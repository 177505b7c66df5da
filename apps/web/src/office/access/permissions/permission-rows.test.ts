import { areasOf, reachOf, roles } from '@rumi/contract'
import { expect, test } from 'vitest'
import { permissionWords } from '../../../copy/office/access/permissions.ts'
import { operations, permissionTable } from './permission-rows.ts'

test('every operation that is a matter of roles stands in an area', () => {
  expect(operations.filter((operation) => areasOf(operation).length === 0)).toEqual([])
})

test('words are those of operations that exist', () => {
  const names = new Set(operations.map(({ name }) => name))
  expect(Object.keys(permissionWords).filter((name) => !names.has(name))).toEqual([])
})

test('no area says two rows in the same words', () => {
  const repeated = permissionTable.flatMap(({ title, rows }) => {
    const labels = rows.map(({ label }) => label)
    return labels.filter((label, at) => labels.indexOf(label) !== at).map((label) => `${title}: ${label}`)
  })
  expect(repeated).toEqual([])
})

test('it says what the contract says, what reaches alike in one row', () => {
  const reaches = (title: string) =>
    permissionTable
      .find((area) => area.title === title)
      ?.rows.map(({ label, access }) => [label, ...roles.map((role) => reachOf(access, role))])
  expect(reaches('Servicios')).toEqual([['Agregar, cambiar y borrar', 'none', 'all', 'none', 'all']])
  expect(reaches('Reservas')).toEqual([
    ['Ver', 'own', 'all', 'all', 'all'],
    [
      'Reservar, mover, confirmar, cancelar, borrar, probar un cambio de fecha y reservar cada semana',
      'own',
      'all',
      'none',
      'all',
    ],
    ['Corregir entradas y salidas', 'none', 'all', 'none', 'all'],
  ])
  expect(reaches('Ajustes del negocio')).toEqual([
    ['Ver', 'none', 'all', 'all', 'all'],
    ['Cambiar y ver su historia', 'none', 'none', 'none', 'all'],
  ])
})
