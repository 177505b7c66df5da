import { expect, test } from 'vitest'
import { defaultTerms } from '../business/business-terms.ts'
import { instantAt } from '../time/business-time.ts'
import { lateSince, visitTimes } from './visit-times.ts'

const day = '2026-12-01'
const at = (time: string, on = day) => instantAt(on, time)
const stay = { serviceType: 'Hotel', start: day, end: '2026-12-03' } as const
const dayCare = { serviceType: 'Guardería', start: day, end: day } as const
const bath = { serviceType: 'Grooming', start: at('09:00'), end: at('10:00') } as const

test('a dog with an appointment is expected at its hour and late half an hour after it', () => {
  const times = visitTimes([bath], defaultTerms)
  expect(times).toMatchObject({ expectedAt: at('09:00'), expectedUntil: at('10:00') })
  expect(lateSince('expected', times, at('09:30'))).toBeNull()
  expect(lateSince('expected', times, at('09:31'))).toBe(at('09:30'))
})

test('a day of day care begins at the opening and is late after closing', () => {
  const times = visitTimes([dayCare], defaultTerms)
  expect(times.expectedAt).toBe(at(defaultTerms.hours.dayCare.find(({ weekday }) => weekday === 2)!.opens))
  expect(lateSince('expected', times, at('12:00'))).toBeNull()
  expect(lateSince('expected', times, at('23:00'))).not.toBeNull()
})

test('a bath in the morning of a day of day care makes the dog late by its hour', () => {
  const times = visitTimes([dayCare, bath], defaultTerms)
  expect(lateSince('expected', times, at('09:31'))).toBe(at('09:30'))
})

test('a stay ends at the hour of leaving of its last day, whatever bath is inside it', () => {
  const times = visitTimes(
    [stay, { ...bath, start: at('09:00', '2026-12-02'), end: at('10:00', '2026-12-02') }],
    defaultTerms,
  )
  expect(times.expectedUntil).toBe(at(defaultTerms.hotel.checkOut, '2026-12-03'))
  expect(lateSince('in-house', times, at('09:00', '2026-12-03'))).toBeNull()
  expect(lateSince('in-house', times, at('22:00', '2026-12-03'))).toBe(times.expectedUntil)
  expect(lateSince('gone', times, at('22:00', '2026-12-03'))).toBeNull()
})
