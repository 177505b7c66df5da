import { expect, test } from 'vitest'
import { paths } from '../../../shared/business/paths.ts'
import { isOpenPage } from './office-sections.ts'

test('closes the pages of a hidden area, also those outside of the navigation', () => {
  expect(isOpenPage({ clients: 'none' }, '/oficina/clientes/7')).toBe(false)
  expect(isOpenPage({ clients: 'none' }, paths.officeNewBooking())).toBe(false)
  expect(isOpenPage({ payments: 'none' }, paths.officePayments())).toBe(false)
  expect(isOpenPage({ passes: 'none' }, paths.officePasses())).toBe(false)
  expect(isOpenPage({ waitingList: 'none' }, paths.officeWaiting())).toBe(false)
})

test('leaves the other pages open, and all of them where an area may be seen', () => {
  expect(isOpenPage({ clients: 'none', payments: 'none' }, paths.office())).toBe(true)
  expect(isOpenPage({ desk: 'none' }, paths.officePasses())).toBe(true)
  expect(isOpenPage({ clients: 'see', bookings: 'see' }, paths.officeNewBooking())).toBe(true)
})
