import { expect, test } from 'vitest'
import { bookings } from '../index.ts'
import { answer, offline, refuse, storeAndServer } from '../testing/scripted-server.ts'

const days = { serviceId: 's', rumiIds: ['c'], days: ['2026-10-13', '2026-10-20'] }
const made = [{ id: 'first' }, { id: 'second' }]
const booked = answer(201, { data: { serviceBookings: made } })

test('several days are booked by one call and each is a booking of its own in the list', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /serviceBookings', answer(200, { data: { serviceBookings: [{ id: 'before' }] } }))
  server.on('POST /serviceBookings/recurring', booked)
  await store.dispatch(bookings.calls.list())
  await store.dispatch(bookings.calls.bookDays(days))
  expect(server.sent()).toEqual(days)
  expect(store.getState().bookings.items.map(({ id }) => id)).toEqual(['before', 'first', 'second'])
})

test('several days sent again after a lost connection go out under the same key', async () => {
  const { store, server } = storeAndServer()
  server.on('POST /serviceBookings/recurring', offline, booked)
  await store.dispatch(bookings.calls.bookDays(days))
  await store.dispatch(bookings.calls.bookDays({ ...days }))
  const [first, second] = server.heard.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('adds nothing where one day is not available, and returns the server’s refusal', async () => {
  const { store, server } = storeAndServer()
  server.on('POST /serviceBookings/recurring', refuse(409, 'El martes ya está lleno.', 'no-capacity'))
  const refused = await store.dispatch(bookings.calls.bookDays(days))
  expect(refused).toMatchObject({
    payload: { message: 'El martes ya está lleno.' },
    meta: { httpStatus: 409 },
  })
  expect(store.getState().bookings.items).toEqual([])
})
