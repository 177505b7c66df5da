import { booking, bookingPayments, chargeCalls, deadLetters, desk, site } from '@rumi/contract'
import { expect, test } from 'vitest'
import { queryApi } from './query-api.ts'
import { tagsOfWrite } from './query-tags.ts'
import { callEndpoint, dogs, everyEndpoint, pagesEndpoint, recordEndpoint, sendCall } from '../index.ts'
import { ana, canela, freeQuote, frijol } from '../testing/records.ts'
import { answer, offline, refuse, storeAndServer } from '../testing/scripted-server.ts'
import { dogList, namesIn, rumis, cachedQuery, watch } from '../testing/watch.ts'

test('a fetched list is stored in its slice, too', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  await watch(store, dogList, { limit: 20 })
  expect(namesIn(store, { limit: 20 })).toEqual([['Canela']])
  expect(store.getState().dogs).toMatchObject({ items: [canela], status: 'succeeded' })
})

test('a slice and a screen that fetch the same list at once send one request', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  await Promise.all([watch(store, dogList, {}), store.dispatch(dogs.calls.list())])
  expect(server.heard).toHaveLength(1)
  expect(namesIn(store, {})).toEqual([['Canela']])
  expect(store.getState().dogs).toMatchObject({ items: [canela], status: 'succeeded' })
})

test('a later page that a screen fetches is in its slice as well', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', answer(200, { data: { rumis: [canela] }, nextCursor: 'c1' }), rumis(frijol))
  await watch(store, dogList, {})
  await watch(store, dogList, {}, { direction: 'forward' })
  expect(store.getState().dogs).toMatchObject({ items: [canela, frijol], nextCursor: null })
})

test('a dog that a screen fetches is the selected one of its slice', async () => {
  const { store, server } = storeAndServer()
  server.on(`GET /rumis/${canela._id}`, answer(200, { data: { rumi: canela } }))
  await watch(store, recordEndpoint('dogs'), canela._id)
  expect(store.getState().dogs).toMatchObject({ selectedDog: canela, status: 'succeeded' })
})

test('the dues of a shown booking are stored in its slice, too', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /serviceBookings/b/payments', answer(200, { data: { payments: [] } }))
  await watch(store, callEndpoint(bookingPayments.list), { params: { id: 'b' } })
  expect(store.getState().bookingPayments.accounts).toEqual({ b: { payments: [] } })
})

test('two screens with the same query share a request', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  await Promise.all([watch(store, dogList, {}), watch(store, dogList, {})])
  expect(server.heard).toHaveLength(1)
})

test('fetches the next page with the same filters and the last cursor', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', answer(200, { data: { rumis: [canela] }, nextCursor: 'c1' }), rumis(frijol))
  const arg = { search: 'a' }
  await watch(store, dogList, arg)
  await watch(store, dogList, arg, { direction: 'forward' })
  expect(namesIn(store, arg)).toEqual([['Canela'], ['Frijol']])
  expect(server.last().path).toBe('/rumis?search=a&cursor=c1')
})

test('fetches all pages of a query', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', answer(200, { data: { rumis: [canela] }, nextCursor: 'c1' }), rumis(frijol))
  const { data } = await watch(store, everyEndpoint('dogs'), { ownerId: ana._id })
  expect(data).toEqual([canela, frijol])
  expect(server.last().path).toBe(`/rumis?ownerId=${ana._id}&limit=200&cursor=c1`)
})

test('a refusal keeps the words of the server, its code, its issues and how long to wait', async () => {
  const { store, server } = storeAndServer()
  const body = { message: 'Espera.', code: 'too-many', issues: [{ path: 'day', message: 'Revisa.' }] }
  server.on('GET /desk/day', () => Response.json(body, { status: 429, headers: { 'Retry-After': '30' } }))
  const { error } = await watch(store, callEndpoint(desk.day), { query: { day: '2026-10-13' } })
  expect(error).toEqual({
    storedError: body,
    meta: { httpStatus: 429, code: 'too-many', issues: body.issues, retryAfterSeconds: 30 },
  })
})

test('stores the text of the specification for a refused list without a server message', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', offline)
  const { error } = await watch(store, dogList, {})
  expect(error).toMatchObject({ storedError: 'Error fetching dogs', meta: { httpStatus: 0 } })
})

test('keeps the data of a failed refetch and adds the error', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela), offline)
  await watch(store, dogList, {}).then(() => undefined)
  await watch(store, dogList, {}).refetch()
  expect(namesIn(store, {})).toEqual([['Canela']])
  expect(cachedQuery(store, dogList, {})).toMatchObject({
    status: 'rejected',
    error: { meta: { httpStatus: 0 } },
  })
})

test('fetches the catalog, the availability and the price for their screen', async () => {
  const { store, server } = storeAndServer()
  const request = { serviceId: 's', rumiIds: ['d'], start: '2026-10-13', end: '2026-10-13' }
  const left = { availability: [{ date: '2026-10-13', remaining: 3 }] }
  server.on('GET /catalog', answer(200, { data: { services: [] } }))
  server.on('GET /availability', answer(200, { data: left }))
  server.on(
    'POST /serviceBookings/quote',
    answer(200, { data: { quote: freeQuote } }),
    refuse(422, 'Falta algo.', 'not-eligible'),
  )
  expect((await store.dispatch(sendCall(booking.catalog, {}))).data).toEqual({ data: { services: [] } })
  const query = { serviceId: 's', from: '2026-10-13', to: '2026-10-14' }
  expect((await store.dispatch(sendCall(booking.availability, { query }))).data).toEqual({ data: left })
  expect(server.last().path).toBe('/availability?serviceId=s&from=2026-10-13&to=2026-10-14')
  const { data } = await store.dispatch(sendCall(booking.quote, { body: request }))
  expect(data).toEqual({ data: { quote: freeQuote } })
  expect(server.sent()).toEqual(request)
  const refused = await store.dispatch(sendCall(booking.quote, { body: request }))
  expect(refused.error).toMatchObject({ meta: { code: 'not-eligible' } })
})

test('an invalidation during a fetch is not lost', async () => {
  const { store, server } = storeAndServer()
  const params = { id: ana._id }
  server.on(`GET /dues/${ana._id}`, answer(200, { data: { due: 'asked' } }))
  const requested = store.dispatch(sendCall(chargeCalls.due, { params }))
  store.dispatch(queryApi.util.invalidateTags(tagsOfWrite('payments')))
  expect(await requested).toMatchObject({ data: { data: { due: 'asked' } } })
})

test('fetches the price of several days in one request', async () => {
  const { store, server } = storeAndServer()
  const body = { serviceId: 's', rumiIds: ['c'], days: ['2026-10-13', '2026-10-20'] }
  server.on('POST /serviceBookings/recurring/quote', answer(200, { data: { quote: freeQuote } }))
  const { data } = await store.dispatch(sendCall(booking.quoteDays, { body }))
  expect(data).toEqual({ data: { quote: freeQuote } })
})

test('a request that the office answers arrives once, however often it is sent', async () => {
  const { store, server } = storeAndServer()
  const body = { name: 'Ana', email: 'ana@demo.rumi.mx', package: 'Paquete Básico', dogs: ['Canela'] }
  server.on('POST /quotes', offline, answer(201, { message: 'Recibimos.', data: { quote: null } }))
  expect((await store.dispatch(sendCall(site.requestQuote, { body }))).error).toBeDefined()
  expect((await store.dispatch(sendCall(site.requestQuote, { body }))).data).toMatchObject({
    message: 'Recibimos.',
  })
  const [first, second] = server.heard.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('a creation that brings its own key is sent under it, and its body holds no key', async () => {
  const { store, server } = storeAndServer()
  const body = { name: 'Ana', email: 'ana@demo.rumi.mx', package: 'Paquete Básico', dogs: ['Canela'] }
  server.on('POST /quotes', offline, answer(201, { message: 'Recibimos.', data: { quote: null } }))
  const keyed = { idempotencyKey: 'made-at-the-press' }
  await store.dispatch(sendCall(site.requestQuote, { body }, keyed))
  await store.dispatch(sendCall(site.requestQuote, { body }, keyed))
  const keys = server.heard.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual(['made-at-the-press', 'made-at-the-press'])
  expect(server.sent()).toEqual(body)
})

test('dead letters come page by page', async () => {
  const { store, server } = storeAndServer()
  const page = (id: string, nextCursor?: string) =>
    answer(200, { data: { deadLetters: [{ id }] }, nextCursor })
  server.on('GET /deadLetters', page('x', 'c1'), page('y'))
  const letters = pagesEndpoint(deadLetters.list)
  await watch(store, letters, { query: {} })
  await watch(store, letters, { query: {} }, { direction: 'forward' })
  expect(server.heard.map(({ path }) => path)).toEqual(['/deadLetters', '/deadLetters?cursor=c1'])
})

test('a query beside the lists leaves the slice as it is', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  await watch(store, everyEndpoint('dogs'), { search: 'can' })
  expect(store.getState().dogs).toMatchObject({ items: [], status: 'idle' })
})

test('fetches a record by its id', async () => {
  const { store, server } = storeAndServer()
  server.on(`GET /rumis/${canela._id}`, answer(200, { data: { rumi: canela } }))
  const { data } = await watch(store, recordEndpoint('dogs'), canela._id)
  expect(data).toEqual(canela)
})
