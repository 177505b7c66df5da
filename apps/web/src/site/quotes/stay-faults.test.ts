import { expect, test } from 'vitest'
import { stayFaults } from './stay-faults.ts'

const friday = '2026-11-20T18:00:00Z'

test('a stay the house can take has no fault, nor has one that is not written yet', () => {
  expect(stayFaults('2026-11-23', '2026-11-28', friday)).toEqual({})
  expect(stayFaults('', '2026-11-28', friday)).toEqual({})
})

test('a Sunday is a fault of the day it is', () => {
  expect(stayFaults('2026-11-22', '2026-11-28', friday)).toEqual({
    start: expect.stringContaining('cerrado'),
  })
  expect(stayFaults('2026-11-21', '2026-11-22', friday)).toEqual({ end: expect.stringContaining('cerrado') })
})

test('leaving before arriving is a fault of leaving, arriving yesterday one of arriving', () => {
  expect(stayFaults('2026-11-28', '2026-11-23', friday)).toHaveProperty('end')
  expect(stayFaults('2026-11-18', '2026-11-23', friday)).toHaveProperty('start')
})
