import { expect, test } from 'vitest'
import { addressOf, choicesIn } from './choices.ts'

const read = (query: string) => choicesIn(new URLSearchParams(query))

test('an empty address begins with who comes', () => {
  expect(read('')).toEqual({ plan: undefined, dogIds: [], start: undefined, end: undefined, step: 'rumis' })
})

test('each choice leads to the next step', () => {
  expect(read('servicio=diario').step).toBe('rumis')
  expect(read('rumis=canela').step).toBe('dia')
  expect(read('rumis=canela&desde=2026-10-13').step).toBe('confirmar')
})

test('a single day is its own end, and an end before its start is none', () => {
  expect(read('rumis=a&desde=2026-10-13').end).toBe('2026-10-13')
  expect(read('rumis=a&desde=2026-10-13&hasta=2026-10-12').end).toBe('2026-10-13')
  expect(read('rumis=a&desde=2026-10-13&hasta=2026-10-16').end).toBe('2026-10-16')
})

test('one may go back a step but not ahead of what is chosen', () => {
  expect(read('rumis=a&desde=2026-10-13&paso=rumis').step).toBe('rumis')
  expect(read('rumis=a&paso=confirmar').step).toBe('dia')
  expect(read('paso=confirmar').step).toBe('rumis')
  expect(read('paso=pagar').step).toBe('rumis')
})

test('days that do not exist and dogs named twice are left out', () => {
  expect(read('rumis=a,b,a,&desde=2026-02-30')).toMatchObject({
    dogIds: ['a', 'b'],
    start: undefined,
    step: 'dia',
  })
})

test('an address says what was chosen and reads back as the same', () => {
  const choices = read('servicio=semanal&rumis=a,b&desde=2026-10-12&hasta=2026-10-16')
  const address = addressOf(choices)
  expect(address).toBe(
    '/mi-cuenta/reservar?servicio=semanal&rumis=a%2Cb&desde=2026-10-12&hasta=2026-10-16&paso=confirmar',
  )
  expect(read(address.split('?')[1] ?? '')).toEqual(choices)
})
