import { usualCalendar } from '@rumi/contract'
import { expect, test } from 'vitest'
import { stayFaults } from './stay-faults.ts'

const friday = '2026-11-20T18:00:00Z'

test('a stay the house can take has no fault, nor has one that is not written yet', () => {
  expect(stayFaults('2026-11-23', '2026-11-28', { now: friday, calendar: usualCalendar })).toEqual({})
  expect(stayFaults('', '2026-11-28', { now: friday, calendar: usualCalendar })).toEqual({})
})

test('a Sunday is a fault of the day it is', () => {
  expect(stayFaults('2026-11-22', '2026-11-28', { now: friday, calendar: usualCalendar })).toEqual({
    start: 'Los domingos no recibimos. Elige otro día.',
  })
  expect(stayFaults('2026-11-21', '2026-11-22', { now: friday, calendar: usualCalendar })).toEqual({
    end: 'Los domingos no recibimos. Elige otro día.',
  })
})

test('leaving before arriving is a fault of leaving, arriving yesterday one of arriving', () => {
  expect(stayFaults('2026-11-28', '2026-11-23', { now: friday, calendar: usualCalendar })).toHaveProperty(
    'end',
  )
  expect(stayFaults('2026-11-18', '2026-11-23', { now: friday, calendar: usualCalendar })).toHaveProperty(
    'start',
  )
})
