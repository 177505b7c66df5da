import { areasOf, reachOf, roles } from '@rumi/contract'
import { expect, test } from 'vitest'
import { permissionWords } from '../../../copy/office/access/permissions.ts'
import { operations, permissionTable } from './permission-rows.ts'

test('assigns every role-dependent operation to an area', () => {
  expect(operations.filter((operation) => areasOf(operation).length === 0)).toEqual([])
})

test('has words only for existing operations', () => {
  const names = new Set(operations.map(({ name }) => name))
  expect(Object.keys(permissionWords).filter((name) => !names.has(name))).toEqual([])
})

test('has no two rows with the same words in an area', () => {
  const repeated = permissionTable.flatMap(({ title, rows }) => {
    const labels = rows.map(({ label }) => label)
    return labels.filter((label, at) => labels.indexOf(label) !== at).map((label) => `${title}: ${label}`)
  })
  expect(repeated).toEqual([])
})

test('matches the contract and merges equal permissions into one row', () => {
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
    [
      'Corregir entradas y salidas, ver la hoja de cuidados, marcar cuidados, borrar una marca de cuidados, cobrar al entregar, abrir la llegada en una tableta, cotizar por teléfono, apartar por teléfono, ver quién viene y quién está, recibir a un rumi, entregar a un rumi, anotar que no llegó, cambiar a un rumi de grupo, avisar que ya pueden recoger y corregir la llegada o salida de un rumi',
      'none',
      'all',
      'none',
      'all',
    ],
  ])
  expect(reaches('Ajustes del negocio')).toEqual([
    [
      'Ver las importaciones, importar tablas, deshacer importaciones, cambiar y ver su historia',
      'none',
      'none',
      'none',
      'all',
    ],
    ['Ver', 'none', 'all', 'all', 'all'],
  ])
})
