import { expect, test } from 'vitest'
import { readCommand } from './read-command.ts'

test.each([
  ['cobrar Luna', { act: 'charge', name: 'luna' }],
  ['luna COBRAR', { act: 'charge', name: 'luna' }],
  ['Cobrar a la Ñata Pérez', { act: 'charge', name: 'la nata perez' }],
  ['nueva reserva', { act: 'book', name: '' }],
  ['reservación para Frijol', { act: 'book', name: 'frijol' }],
  ['Incidénte', { act: 'incident', name: '' }],
  ['frijol  incidente', { act: 'incident', name: 'frijol' }],
] as const)('reads an act and a name from «%s»', (written, command) =>
  expect(readCommand(written)).toEqual(command),
)

test('reads no act from names and sections', () => {
  for (const written of ['', 'luna', 'Cobrizo', 'reservas', 'ocupación'])
    expect(readCommand(written)).toBeNull()
})
