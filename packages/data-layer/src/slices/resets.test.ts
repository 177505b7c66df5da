import { expect, test } from 'vitest'
import {
  accounts,
  bookings,
  bootstrapped,
  cart,
  clients,
  dogs,
  glEntries,
  globalReset,
  grooming,
} from '../index.ts'
import { guarderia, hotel, medicalRecords, memoryStorage, notifications, orders, session } from '../index.ts'
import { bookingPayments, passes, storageEntry, storeReset, waitingList } from '../index.ts'
import { rootReducer, type State } from './root-reducer.ts'
import { ana, canela, notification, order, service } from '../testing/records.ts'
import { answer, delayed, storeAndServer } from '../testing/scripted-server.ts'

const list = (key: string, ...items: unknown[]) => answer(200, { data: { [key]: items } })
const anything = { id: 'x' }

/** A store with something in every part. */
async function lived() {
  const storage = memoryStorage()
  const { store, server } = storeAndServer({ storage })
  await bootstrapped(store)
  const services = list('service', service('Grooming', 'g'), service('Hotel', 'h'), service('Guardería', 'd'))
  server.on('POST /auth/login', answer(200, { data: { user: ana }, token: 't' }))
  server.on(`GET /notifications/${ana._id}`, list('notifications', notification))
  server.on('GET /rumis', list('rumis', canela))
  server.on(`GET /rumis/${canela._id}`, answer(200, { data: { rumi: canela } }))
  server.on('GET /users', list('users', anything))
  server.on('GET /services', services, services, services)
  server.on('GET /medical-records', list('medicalRecords', anything))
  server.on('GET /orders', list('orders', order))
  server.on('GET /serviceBookings', list('serviceBookings', anything))
  server.on('GET /accounting/accounts', list('accounts', anything))
  server.on('GET /accounting/glEntries', list('glEntries', anything))
  await store.dispatch(session.calls.login({ email: ana.email, password: 'x' }))
  await store.dispatch(notifications.calls.list({ userId: ana._id }))
  await store.dispatch(dogs.calls.list())
  await store.dispatch(dogs.calls.read(canela._id))
  for (const { calls } of [grooming, hotel, guarderia]) await store.dispatch(calls.list())
  await store.dispatch(clients.calls.list())
  await store.dispatch(medicalRecords.calls.list())
  await store.dispatch(orders.calls.list())
  await store.dispatch(bookings.calls.list())
  await store.dispatch(accounts.calls.list())
  await store.dispatch(glEntries.calls.list())
  store.dispatch(cart.added({ productId: 1, quantity: 1 }))
  return { store, server, storage }
}

const cleared = [
  'notifications',
  'dogs',
  'clients',
  'grooming',
  'medicalRecords',
  'orders',
  'bookings',
  'accounts',
  'glEntries',
] as const

test('a global reset clears notifications, dogs, clients, grooming, medical, orders, bookings, accounts and GL entries', async () => {
  const { store } = await lived()
  const before = store.getState()
  expect(cleared.filter((part) => before[part].items.length === 0)).toEqual([])
  store.dispatch(globalReset())
  for (const part of cleared) expect(store.getState()[part]).toMatchObject({ items: [], status: 'idle' })
  expect(store.getState().dogs).toMatchObject({ dogs: [], selectedDog: null })
})

test('a global reset does not clear hotel, guardería or user', async () => {
  const { store } = await lived()
  const { hotel: rooms, guarderia: days, user, cart: pieces } = store.getState()
  store.dispatch(globalReset())
  expect(store.getState()).toMatchObject({ hotel: rooms, guarderia: days, user, cart: pieces })
  expect([rooms.items, days.items, pieces.items].map(({ length }) => length)).toEqual([1, 1, 1])
  expect(user.isLoggedIn).toBe(true)
})

test('a global reset also clears what is ours: passes, waiting and payments', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /passes', list('passes', anything))
  server.on('GET /waitingList', list('waitingList', anything))
  server.on('GET /serviceBookings/x/payments', answer(200, { data: { payments: [] } }))
  await store.dispatch(passes.calls.list())
  await store.dispatch(waitingList.calls.list())
  await store.dispatch(bookingPayments.calls.list('x'))
  expect(store.getState()).toMatchObject({
    passes: { items: [anything] },
    waitingList: { items: [anything] },
    bookingPayments: { accounts: { x: { payments: [] } } },
  })
  store.dispatch(globalReset())
  expect(store.getState()).toMatchObject({
    passes: { items: [], status: 'idle' },
    waitingList: { items: [], status: 'idle' },
    bookingPayments: { accounts: {}, status: 'idle' },
  })
})

test('a global reset clears every slice but the shared ones', () => {
  const fresh = storeAndServer().store.getState()
  const full = Object.fromEntries(Object.entries(fresh).map(([part, state]) => [part, { ...state }]))
  const next = rootReducer(full as State, globalReset())
  expect(Object.keys(full).filter((part) => next[part as keyof State] === full[part])).toEqual([
    'user',
    'limits',
    'services',
    'hotel',
    'guarderia',
    'products',
    'houseDays',
    'cart',
    'preferences',
  ])
})

test('a store-wide reset clears all state, in storage too', async () => {
  const { store, storage } = await lived()
  const { store: fresh } = storeAndServer()
  await bootstrapped(fresh)
  store.dispatch(storeReset())
  expect(store.getState()).toEqual(fresh.getState())
  expect(storage.getItem(storageEntry)).not.toContain('Ana')
})

test('an answer to a question from before a reset does not come back', async () => {
  const { store, server } = storeAndServer()
  const slow = delayed(list('rumis', canela))
  server.on('GET /rumis', slow.answer)
  const pending = store.dispatch(dogs.calls.list())
  store.dispatch(globalReset())
  slow.release()
  await pending
  expect(store.getState().dogs).toMatchObject({ items: [], status: 'idle' })
})
