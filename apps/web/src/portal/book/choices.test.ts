import type { ServiceType } from '@rumi/contract'
import { expect, test } from 'vitest'
import { accountPathOf, addressOf, choicesIn, withService, inAccount } from './choices.ts'
import { asDayChoices, dayCareDaysChosen, whenChosen } from './dates/when-chosen.ts'

const read = (query: string, type: ServiceType = 'Guardería') => choicesIn(new URLSearchParams(query), type)

test('an empty address starts at the service', () => {
  expect(choicesIn(new URLSearchParams(), undefined)).toEqual({
    service: undefined,
    dogIds: [],
    described: [],
    start: undefined,
    end: undefined,
    days: [],
    time: undefined,
    minutes: 120,
    addOns: [],
    passId: undefined,
    step: 'servicio',
  })
})

test('each choice leads to the next step', () => {
  expect(read('servicio=guarderia').step).toBe('rumis')
  expect(read('servicio=guarderia&rumis=canela').step).toBe('fechas')
  expect(read('servicio=guarderia&rumis=canela&desde=2026-10-13').step).toBe('precio')
})

test('requires both dates of a stay and the hour of a visit', () => {
  expect(read('rumis=a&desde=2026-10-13', 'Hotel').step).toBe('fechas')
  expect(read('rumis=a&desde=2026-10-13&hasta=2026-10-15', 'Hotel').step).toBe('precio')
  expect(read('rumis=a&desde=2026-10-13', 'Grooming').step).toBe('fechas')
  expect(read('rumis=a&desde=2026-10-13&hora=10:30', 'Grooming').step).toBe('precio')
})

test('permits earlier steps but none beyond the choices', () => {
  expect(read('rumis=a&desde=2026-10-13&paso=rumis').step).toBe('rumis')
  expect(read('rumis=a&paso=precio').step).toBe('fechas')
  expect(read('paso=precio').step).toBe('rumis')
  expect(read('paso=pagar').step).toBe('rumis')
  expect(read('rumis=a&paso=servicio').step).toBe('servicio')
})

test('ignores invalid days and hours, repeated dogs, and an end before the start', () => {
  expect(read('rumis=a,b,a,&desde=2026-02-30')).toMatchObject({ dogIds: ['a', 'b'], start: undefined })
  expect(read('rumis=a&desde=2026-10-13&hasta=2026-10-12').end).toBeUndefined()
  expect(read('hora=25:00', 'Grooming').time).toBeUndefined()
  expect(read('horas=9', 'Evento').minutes).toBe(120)
  expect(read('dias=2026-10-20,2026-02-30,2026-10-13').days).toEqual(['2026-10-13', '2026-10-20'])
})

test('dogs side by side stay in the address, and leave it with the service', () => {
  const choices = read('servicio=bano&rumis=a,b&desde=2026-10-17&hora=12:00&juntos=si', 'Grooming')
  expect(choices.sideBySide).toBe(true)
  expect(addressOf(choices)).toContain('juntos=si')
  expect(withService(choices, 'hotel')).not.toContain('juntos')
})

test('restores choices from their address', () => {
  const choices = read('servicio=evento-basico&rumis=a,b&desde=2026-10-17&hora=12:00&horas=3', 'Evento')
  const address = addressOf(choices)
  expect(address).toBe(
    '/mi-cuenta/reservar?servicio=evento-basico&rumis=a%2Cb&desde=2026-10-17&hora=12%3A00&horas=3&paso=precio',
  )
  expect(read(address.split('?')[1] ?? '', 'Evento')).toEqual(choices)
})

test('keeps add-ons and pass in the address, and drops them with another service', () => {
  const choices = read('servicio=guarderia&rumis=a&desde=2026-10-13&extras=bano-y-shampoo*16:30&pase=p1')
  expect(choices).toMatchObject({ addOns: [{ service: 'bano-y-shampoo', time: '16:30' }], passId: 'p1' })
  const address = addressOf(choices)
  expect(read(address.split('?')[1] ?? '')).toEqual(choices)
  expect(withService(choices, 'hotel')).toBe('/mi-cuenta/reservar?servicio=hotel&rumis=a&paso=rumis')
})

test('consecutive days are one booking, others separate ones', () => {
  const inARow = read('rumis=a&desde=2026-10-12&hasta=2026-10-16')
  expect(whenChosen(inARow, 'Guardería')).toEqual({ start: '2026-10-12', end: '2026-10-16' })
  expect(dayCareDaysChosen(inARow)).toHaveLength(5)
  const tuesdays = read('rumis=a&dias=2026-10-13,2026-10-20')
  expect(whenChosen(tuesdays, 'Guardería')).toEqual({ days: ['2026-10-13', '2026-10-20'] })
})

test('writes days into the address in their shortest form', () => {
  expect(asDayChoices([])).toEqual({ start: undefined, end: undefined, days: [] })
  expect(asDayChoices(['2026-10-14', '2026-10-13'])).toEqual({
    start: '2026-10-13',
    end: '2026-10-14',
    days: [],
  })
  expect(asDayChoices(['2026-10-20', '2026-10-13']).days).toEqual(['2026-10-13', '2026-10-20'])
})

test("a visit starts in the business's time zone, and a party lasts as requested", () => {
  const party = read('rumis=a&desde=2026-10-17&hora=12:00&horas=4', 'Evento')
  expect(whenChosen(party, 'Evento')).toEqual({
    start: '2026-10-17T18:00:00.000Z',
    end: '2026-10-17T22:00:00.000Z',
  })
})

test('a lesson sends only its start: the service sets its duration', () => {
  const lesson = read('rumis=a&desde=2026-10-17&hora=12:00', 'Entrenamiento')
  const begins = '2026-10-17T18:00:00.000Z'
  expect(whenChosen(lesson, 'Entrenamiento')).toEqual({ start: begins, end: begins })
})

test('another service keeps the dogs and drops the dates', () => {
  const choices = read('servicio=hotel&rumis=a&desde=2026-10-13&hasta=2026-10-15', 'Hotel')
  expect(withService(choices, 'guarderia')).toBe('/mi-cuenta/reservar?servicio=guarderia&rumis=a&paso=rumis')
})

test('guest choices stay on the guest page and carry over to the account', () => {
  const query = 'servicio=guarderia&rumis=nuevo-1&desde=2026-12-01'
  const chosen = choicesIn(new URLSearchParams(query), 'Guardería')
  const asGuest = { ...chosen, asGuest: true } as const
  expect(addressOf(asGuest, { step: 'fechas' })).toBe(`/reservar?${query}&paso=fechas`)
  expect(inAccount(asGuest)).toBe(`/mi-cuenta/reservar?${query}&paso=precio`)
  expect(accountPathOf(asGuest, { step: 'rumis' })).toBe(`/mi-cuenta/reservar?${query}&paso=rumis`)
  expect(accountPathOf(chosen)).toBeUndefined()
})

test('dogs of a quote that are not written down yet stay in the address of a guest', () => {
  const choices = { ...read('servicio=bano&perros=grande,-', 'Grooming'), asGuest: true as const }
  expect(choices.described).toEqual(['large', null])
  expect(addressOf(choices)).toContain('perros=grande%2C-')
  expect(inAccount(choices)).not.toContain('perros')
})
