import { agreements, arrivals, booking, paymentCalls, timeline } from '@rumi/contract'
import { queries } from '../shared/fetching/preloads.ts'
import { lastVisits, myBookings, myDogs, myOrders, offeredServices } from './own-queries.ts'
import { routeLoader, type QueriesOf } from '../shared/fetching/route-loader.ts'

/** Creates a `clientLoader` for a page of the owner's area. */
const ownerLoader = (queriesOf: QueriesOf) => routeLoader(({ role }) => role === 'cliente', queriesOf)

const dogs = () => [queries.records('dogs', myDogs), queries.everyRecord('medicalRecords', {})]

const bookings = () => [
  ...dogs(),
  queries.records('bookings', myBookings),
  queries.records('services', offeredServices),
]

const credit = (id: string) => queries.call(paymentCalls.credit, { params: { id } })

const ownAgreements = () => queries.call(agreements.list, { query: {} })

export const loadArrival = ownerLoader(() => [queries.call(arrivals.expected, {})])
export const loadAgreements = ownerLoader(() => [ownAgreements()])
export const loadOverview = ownerLoader(({ userId }) => [
  ...bookings(),
  credit(userId),
  ownAgreements(),
  queries.call(timeline.read, { query: {} }),
])
export const loadDogs = ownerLoader(dogs)
export const loadDog = ownerLoader(({ params: { id = '' } }) => [
  queries.record('dogs', id),
  queries.everyRecord('medicalRecords', { rumiId: id }),
  queries.call(timeline.read, { query: { rumiId: id } }),
])
export const loadBook = ownerLoader(() => [
  queries.call(booking.catalog, {}),
  ...dogs(),
  queries.records('bookings', lastVisits),
])
export const loadBookings = ownerLoader(() => [...bookings(), queries.everyRecord('waitingList', {})])
export const loadOrders = ownerLoader(({ userId }) => [queries.records('orders', myOrders), credit(userId)])
