import { expect, test } from 'vitest'
import { clientLimits } from '../bookings/client-limits.ts'
import { accountOfBooking, depositDue, depositUntilOf } from './deposits.ts'
import { defaultTerms } from '../business/business-terms.ts'
import { addMinutes, instantAt } from '../time/business-time.ts'

const stay = { serviceType: 'Hotel', start: '2026-10-14', seasons: [], totalCentavos: 1650_00 } as const

/** Half of an event and 30 % of everything else. */
const withDeposits = {
  ...defaultTerms,
  depositPercent: 30,
  policies: { ...defaultTerms.policies, event: { ...defaultTerms.policies.event, depositPercent: 50 } },
}

test('no deposit is due by default', () => {
  for (const serviceType of ['Hotel', 'Evento', 'Guardería', 'Grooming'] as const)
    expect(depositDue({ ...stay, serviceType }, defaultTerms)).toBe(0)
})

test('the deposit is the share of the settings, or the group’s own', () => {
  expect(depositDue(stay, withDeposits)).toBe(495_00)
  expect(depositDue({ ...stay, serviceType: 'Evento', totalCentavos: 1001 }, withDeposits)).toBe(501)
  const { hotel } = defaultTerms.policies
  const butHotel = {
    ...withDeposits,
    policies: { ...withDeposits.policies, hotel: { ...hotel, depositPercent: 0 } },
  }
  expect(depositDue(stay, butHotel)).toBe(0)
  expect(depositDue({ ...stay, serviceType: 'Extra-Grooming' }, butHotel)).toBe(495_00)
})

test('a free booking has no deposit', () => {
  expect(depositDue({ ...stay, totalCentavos: 0 }, withDeposits)).toBe(0)
})

test('once it is paid nothing is left, and of one that costs less by then the rest is the owner’s', () => {
  const sold = { ...stay, status: 'confirmed' } as const
  const nothing = { depositCentavos: 495_00, dueNowCentavos: 0, leftCentavos: 0, overpaidCentavos: 0 }
  expect(accountOfBooking(sold, 1650_00, withDeposits)).toEqual(nothing)
  const shorter = { ...sold, totalCentavos: 1100_00 }
  expect(accountOfBooking(shorter, 1650_00, withDeposits)).toEqual({
    ...nothing,
    depositCentavos: 330_00,
    overpaidCentavos: 550_00,
  })
})

test('a cancelled booking has no deposit, and all payments belong to the owner', () => {
  const cancelled = { ...stay, status: 'cancelled' } as const
  const nothing = { depositCentavos: 0, dueNowCentavos: 0, leftCentavos: 0, overpaidCentavos: 0 }
  expect(accountOfBooking(cancelled, 0, withDeposits)).toEqual(nothing)
  expect(accountOfBooking(cancelled, 550_00, withDeposits)).toEqual({ ...nothing, overpaidCentavos: 550_00 })
  const keeping = { ...cancelled, retainedCentavos: 200_00 }
  expect(accountOfBooking(keeping, 550_00, withDeposits)).toEqual({ ...nothing, overpaidCentavos: 350_00 })
  expect(accountOfBooking(keeping, 50_00, withDeposits)).toEqual({ ...nothing, leftCentavos: 150_00 })
})

test('after the visit no deposit is due, but all that is left', () => {
  const left = { dueNowCentavos: 0, leftCentavos: 1550_00 }
  expect(accountOfBooking({ ...stay, status: 'checked-in' }, 100_00, withDeposits).dueNowCentavos).toBe(
    395_00,
  )
  expect(accountOfBooking({ ...stay, status: 'checked-out' }, 100_00, withDeposits)).toMatchObject(left)
})

test('a first visit has at least its own share as a deposit', () => {
  const first = { ...stay, isFirstVisit: true }
  const limits = { ...clientLimits, firstVisitDepositPercent: 40 }
  expect(depositDue(first, defaultTerms)).toBe(0)
  expect(depositDue(first, withDeposits, limits)).toBe(660_00)
  expect(depositDue({ ...first, isFirstVisit: false }, withDeposits, limits)).toBe(495_00)
  expect(depositDue({ ...first, serviceType: 'Evento' }, withDeposits, limits)).toBe(825_00)
  const sold = { ...first, status: 'pending' } as const
  expect(accountOfBooking(sold, 100_00, withDeposits, limits)).toMatchObject({
    depositCentavos: 660_00,
    dueNowCentavos: 560_00,
  })
})

test('a deposit is paid while giving up is free, and of what is booked later than that, before the visit', () => {
  const night = { serviceType: 'Hotel', start: '2026-10-14', seasons: [] } as const
  const terms = { ...defaultTerms, cancellation: { freeUntilHours: 48, keepPercent: 50 } }
  const begins = instantAt(night.start, terms.hotel.checkIn)
  expect(depositUntilOf(night, '2026-10-01T12:00:00Z', terms)).toBe(addMinutes(begins, -48 * 60))
  expect(depositUntilOf(night, addMinutes(begins, -60), terms)).toBe(begins)
})
