import {
  booking,
  calls,
  counterSales,
  desk,
  invoicingCalls,
  notificationKinds,
  type CallSpec,
} from '@rumi/contract'
import { expect, test, vi } from 'vitest'
import {
  bootstrapped,
  callEndpoint,
  dogs,
  globalReset,
  listEndpoint,
  memoryStorage,
  notifications,
  queryApi,
  recordEndpoint,
  sendCall,
  session,
  storageEntry,
  tagsOfWrite,
} from '../index.ts'
import * as dataLayer from '../index.ts'
import { writes } from './query-updates.ts'
import { subjectsOf, tagsOfAnswer, tagsOfCall, tagsOfNotification, tagTypes } from './query-tags.ts'
import { ana, canela, freeQuote, frijol, notification, order } from '../testing/records.ts'
import { answer, delayed, offline, refuse, storeAndServer } from '../testing/scripted-server.ts'
import { dogList, namesIn, rumis, cachedQuery, watch, type Shown } from '../testing/watch.ts'

test('shows a write at once in every list with the record, and refetches the lists', async () => {
  const { store, server } = storeAndServer()
  const later = delayed(rumis({ ...canela, name: 'Canela III' }))
  server.on('GET /rumis', rumis(canela), later.answer)
  server.on(`PATCH /rumis/${canela._id}`, answer(200, { data: { rumi: { ...canela, name: 'Canela II' } } }))
  await watch(store, dogList, {})
  await store.dispatch(dogs.calls.update({ id: canela._id, changes: { name: 'Canela II' } }))
  expect(namesIn(store, {})).toEqual([['Canela II']])
  later.release()
  await expect.poll(() => namesIn(store, {})).toEqual([['Canela III']])
})

test('removes a record from every list before the refetch', async () => {
  const { store, server } = storeAndServer()
  const later = delayed(rumis(frijol))
  server.on('GET /rumis', rumis(canela, frijol), later.answer)
  server.on(`DELETE /rumis/${canela._id}`, answer(204))
  await watch(store, dogList, {})
  await store.dispatch(dogs.calls.remove(canela._id))
  expect(namesIn(store, {})).toEqual([['Frijol']])
  later.release()
})

test('a record that was made stands at the end of a list at once, so that it is there when the line is not', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela), offline)
  server.on('POST /rumis', answer(201, { data: { rumi: frijol } }))
  await watch(store, dogList, {})
  await store.dispatch(dogs.calls.create({ name: 'Frijol', sex: 'macho', birthDate: '2020-01-01' }))
  await expect.poll(() => cachedQuery(store, dogList, {}).status).toBe('rejected')
  expect(namesIn(store, {})).toEqual([['Canela', 'Frijol']])
})

test('a write drops unused data without a refetch', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  server.on('POST /rumis', answer(201, { data: { rumi: frijol } }))
  const requested = watch(store, dogList, {})
  await requested
  requested.unsubscribe()
  await store.dispatch(dogs.calls.create({ name: 'Frijol', sex: 'macho', birthDate: '2020-01-01' }))
  expect(namesIn(store, {})).toBeUndefined()
  expect(server.heard.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

/** Thunks that change nothing a query shows: sessions of one's own, downloads, and what its screen refetches by itself. */
const changesNothing =
  /^(user\/(?!end)|downloads\/|books\/|expenses\/(?:read|preview)$|photos\/|account\/(confirm|download)|dogs\/download)/

/** Thunks in the exports of the data layer, however deep. */
const thunksIn = (exported: unknown): { typePrefix: string }[] => {
  if (typeof exported === 'function' && 'typePrefix' in exported) return [exported as never]
  return typeof exported === 'object' && exported ? Object.values(exported).flatMap(thunksIn) : []
}

test('every thunk that writes makes old what shows it', () => {
  const known: readonly unknown[] = writes.map(({ thunk }) => thunk)
  const forgotten = thunksIn({ ...dataLayer, queryApi: null }).filter((thunk) => !known.includes(thunk))
  expect(forgotten.map(({ typePrefix }) => typePrefix).filter((name) => !changesNothing.test(name))).toEqual(
    [],
  )
})

test('a refused write leaves everything as it was', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  server.on(`PATCH /rumis/${canela._id}`, refuse(422, 'Así no.', 'breaks-a-rule'))
  await watch(store, dogList, {})
  await store.dispatch(dogs.calls.update({ id: canela._id, changes: { name: 'Canela II', version: 1 } }))
  expect(namesIn(store, {})).toEqual([['Canela']])
  expect(server.heard).toHaveLength(2)
})

test('a write that conflicts invalidates what it would have changed', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela), rumis({ ...canela, name: 'Canela III' }))
  server.on(`GET /rumis/${canela._id}`, answer(200, { data: { rumi: canela } }))
  server.on(`PATCH /rumis/${canela._id}`, refuse(409, 'Alguien lo cambió.', 'stale'))
  await watch(store, dogList, {})
  await watch(store, recordEndpoint('dogs'), canela._id)
  await store.dispatch(dogs.calls.update({ id: canela._id, changes: { name: 'Canela II', version: 1 } }))
  await expect.poll(() => namesIn(store, {})).toEqual([['Canela III']])
  expect(server.heard.filter(({ path }) => path === `/rumis/${canela._id}`)).toHaveLength(3)
})

test('a sale that is refused because a price changed makes the products old', async () => {
  const { store, server } = storeAndServer()
  const none = answer(200, { data: { products: [] } })
  server.on('GET /products', none, none)
  server.on('POST /counterSales', refuse(409, 'El precio cambió.', 'price-changed'))
  await watch(store, listEndpoint('products'), {})
  const body = { items: [{ productId: 1, quantity: 1 }], payments: [] }
  await store.dispatch(sendCall(counterSales.create, { body }))
  await expect.poll(() => server.heard.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
})

test('a booking that changed elsewhere makes the board of the day old, and nothing it is not made of', async () => {
  const { store, server } = storeAndServer()
  const day = answer(200, { data: { visits: [], bookings: [], days: [] } })
  server.on('GET /desk/day', day, day)
  server.on('GET /rumis', rumis(canela))
  await watch(store, callEndpoint(desk.day), { query: { day: '2026-10-13' } })
  await watch(store, dogList, {})
  store.dispatch(queryApi.util.invalidateTags(tagsOfWrite('bookings', 'b1')))
  await expect
    .poll(() => server.heard.map(({ path }) => path.split('?')[0]))
    .toEqual(['/desk/day', '/rumis', '/desk/day'])
})

test('a question that is sent by POST makes nothing old', async () => {
  const { store, server } = storeAndServer()
  const none = answer(200, { data: { serviceBookings: [] } })
  server.on('GET /serviceBookings', none, none)
  server.on('POST /serviceBookings/quote', answer(200, { data: { quote: freeQuote } }))
  await watch(store, listEndpoint('bookings'), {})
  const body = { serviceId: 's', rumiIds: ['r'], start: '2026-10-13', end: '2026-10-13' }
  await watch(store, callEndpoint(booking.quote), { body })
  expect(server.heard.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('a notification that arrives stands first in the list of notifications, once', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /notifications/u', answer(200, { data: { notifications: [notification] } }))
  const listed = listEndpoint('notifications')
  await watch(store, listed, { userId: 'u' })
  store.dispatch(notifications.added({ ...notification, id: 'new' }))
  store.dispatch(notifications.added({ ...notification, id: 'new' }))
  const { data } = cachedQuery(store, listed, { userId: 'u' }) as Shown<{
    pages: { items: { id: string }[] }[]
  }>
  expect(data?.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['new', notification.id]])
})

test('a notification invalidates what it is about', async () => {
  const { store, server } = storeAndServer()
  const empty = answer(200, { data: { messages: [] } })
  server.on('GET /messages', empty, empty)
  await watch(store, listEndpoint('messages'), {})
  store.dispatch(notifications.added({ ...notification, kind: 'visitor-wrote' }))
  await expect.poll(() => server.heard.length).toBe(2)
})

test.each(['order-cancelled', 'money-returned'])('%s makes an order that is shown old', async (kind) => {
  const { store, server } = storeAndServer()
  const found = answer(200, { data: { order } })
  server.on(`GET /orders/${order._id}`, found, found)
  await watch(store, recordEndpoint('orders'), order._id)
  store.dispatch(notifications.added({ ...notification, kind }))
  await expect.poll(() => server.heard.length).toBe(2)
})

test('a decision about an identification invalidates the own data', async () => {
  const { store, server } = storeAndServer()
  const found = answer(200, { data: { user: ana } })
  server.on(`GET /users/${ana._id}`, found, found)
  await watch(store, recordEndpoint('clients'), ana._id)
  store.dispatch(notifications.added({ ...notification, kind: 'identification-taken' }))
  await expect.poll(() => server.heard.length).toBe(2)
})

test('a notification of a kind that is not known makes nothing old', () => {
  expect(tagsOfNotification('constructor')).toEqual([])
})

test('every tag is a declared one', async () => {
  const specs = Object.values(calls).flatMap((group): CallSpec[] => Object.values(group))
  const used = [
    ...specs.flatMap((spec) => [...tagsOfAnswer(spec), ...tagsOfCall(spec)]),
    ...notificationKinds.flatMap(tagsOfNotification),
  ]
  const declared = [...tagTypes, ...specs.flatMap(subjectsOf)]
  expect(used.filter(({ type }) => !declared.includes(type))).toEqual([])
  vi.stubEnv('NODE_ENV', 'development')
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  const { store, server } = storeAndServer()
  server.on('GET /invoicing', answer(200, {}))
  await watch(store, callEndpoint(invoicingCalls.list), {})
  expect(complained).not.toHaveBeenCalled()
  complained.mockRestore()
  vi.unstubAllEnvs()
})

test('another user finds no data of the last one, even from a pending request', async () => {
  const { store, server } = storeAndServer()
  const late = delayed(rumis(frijol))
  server.on('POST /auth/login', answer(200, { data: { user: ana }, token: 't' }))
  server.on('POST /auth/login', answer(200, { data: { user: { ...ana, _id: 'other' } }, token: 'u' }))
  server.on('GET /rumis', rumis(canela), late.answer)
  await store.dispatch(session.calls.login({ email: ana.email, password: 'x' }))
  await watch(store, dogList, {})
  const onItsWay = watch(store, dogList, { search: 'f' })
  await store.dispatch(session.calls.login({ email: 'o@rumi.mx', password: 'x' }))
  expect(store.getState().queries.queries).toEqual({})
  late.release()
  await onItsWay
  expect(namesIn(store, { search: 'f' })).toBeUndefined()
})

test('a global reset clears fetched data', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  await watch(store, dogList, {})
  store.dispatch(globalReset())
  expect(store.getState().queries.queries).toEqual({})
})

test('fetched data is not stored', async () => {
  const storage = memoryStorage()
  const { store, server } = storeAndServer({ storage })
  await bootstrapped(store)
  server.on('GET /rumis', rumis(canela))
  await watch(store, dogList, {})
  expect(storage.getItem(storageEntry) ?? '').not.toMatch(/queries|Canela/)
})
