import { booking, paymentCalls } from '@rumi/contract'
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

export const loadOverview = ownerLoader(({ userId }) => [...bookings(), credit(userId)])
export const loadDogs = ownerLoader(dogs)
export const loadDog = ownerLoader(({ params: { id = '' } }) => [
  queries.record('dogs', id),
  queries.everyRecord('medicalRecords', { rumiId: id }),
])
export const loadBook = ownerLoader(() => [
  queries.call(booking.catalog, {}),
  ...dogs(),
  queries.records('bookings', lastVisits),
])
export const loadBookings = ownerLoader(() => [...bookings(), queries.everyRecord('waitingList', {})])
export const loadOrders = ownerLoader(({ userId }) => [queries.records('orders', myOrders), credit(userId)])
