import { care, desk, myDay, reports } from '@rumi/contract'
import { queries } from '../../shared/fetching/preloads.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { dayInAddress } from '../../shared/people/day-in-address.ts'
import { staffLoader } from '../kit/permissions/use-permission.ts'
import { bookingsIn, bookingsQuery } from './bookings/bookings-in-address.ts'
import { planIn, spanOf } from './occupancy/plan-address.ts'

export const loadDayBoard = staffLoader({ access: 'staff' }, ({ search }) => [
  queries.call(desk.day, { query: { day: dayInAddress(search, 'dia') ?? businessToday() } }),
])

export const loadMyDay = staffLoader({ access: 'desk', area: 'groomingCards' }, () => [
  queries.call(myDay.show, {}),
])

export const loadCareSheet = staffLoader({ access: 'desk', area: 'bookings' }, ({ search }) => [
  queries.call(care.sheet, { query: { day: dayInAddress(search, 'dia') ?? businessToday() } }),
])

export const loadOccupancy = staffLoader({ access: 'staff', area: 'desk' }, ({ search }) => [
  queries.call(reports.occupancy, { query: spanOf(planIn(search, businessToday())) }),
])

export const loadBookings = staffLoader({ access: 'staff', area: 'bookings' }, ({ search }) => [
  queries.records('bookings', bookingsQuery(bookingsIn(search), (search.get('buscar') ?? '').trim())),
  queries.records('services', { limit: 200 }),
])
