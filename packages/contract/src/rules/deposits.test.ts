import { expect, test } from 'vitest'
import { depositDue } from './deposits.ts'

const stay = { start: '2026-10-12', end: '2026-10-15', totalCentavos: 1650_00 }

test('a stay asks for one night, an event for half, a day and an hour for nothing', () => {
  expect(depositDue({ ...stay, serviceType: 'Hotel' })).toBe(550_00)
  expect(depositDue({ ...stay, serviceType: 'Evento', totalCentavos: 1001 })).toBe(501)
  expect(depositDue({ ...stay, serviceType: 'Guardería' })).toBe(0)
  expect(depositDue({ ...stay, serviceType: 'Grooming' })).toBe(0)
})

test('what costs nothing asks for nothing', () => {
  expect(depositDue({ ...stay, serviceType: 'Hotel', totalCentavos: 0 })).toBe(0)
})
