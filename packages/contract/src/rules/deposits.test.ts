import { expect, test } from 'vitest'
import { clientLimits } from './client-limits.ts'
import { accountOfBooking, depositDue } from './deposits.ts'

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

test('once it is paid nothing is left, and of one that costs less by then the rest is the owner’s', () => {
  const sold = { ...stay, serviceType: 'Hotel', status: 'confirmed' } as const
  const nothing = { depositCentavos: 550_00, dueNowCentavos: 0, leftCentavos: 0, overpaidCentavos: 0 }
  expect(accountOfBooking(sold, 1650_00)).toEqual(nothing)
  const shorter = { ...sold, end: '2026-10-14', totalCentavos: 1100_00 }
  expect(accountOfBooking(shorter, 1650_00)).toEqual({ ...nothing, overpaidCentavos: 550_00 })
})

test('a cancelled booking asks for nothing, and all that was paid for it is the owner’s', () => {
  const cancelled = { ...stay, serviceType: 'Hotel', status: 'cancelled' } as const
  const nothing = { depositCentavos: 0, dueNowCentavos: 0, leftCentavos: 0, overpaidCentavos: 0 }
  expect(accountOfBooking(cancelled, 0)).toEqual(nothing)
  expect(accountOfBooking(cancelled, 550_00)).toEqual({ ...nothing, overpaidCentavos: 550_00 })
})

test('a first visit asks for a share where the house sets one, and for none as it comes', () => {
  const day = { ...stay, serviceType: 'Guardería', isFirstVisit: true } as const
  const asking = { ...clientLimits, firstVisitDepositPercent: 40 }
  expect(depositDue(day)).toBe(0)
  expect(depositDue(day, asking)).toBe(660_00)
  expect(depositDue({ ...day, isFirstVisit: false }, asking)).toBe(0)
  expect(depositDue({ ...day, serviceType: 'Evento' }, asking)).toBe(825_00)
  expect(accountOfBooking({ ...day, status: 'pending' }, 100_00, asking)).toMatchObject({
    depositCentavos: 660_00,
    dueNowCentavos: 560_00,
  })
})
