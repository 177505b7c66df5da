import { booking, desk, site } from '@rumi/contract'
import { expect, test } from 'vitest'
import {
  askedOnce,
  callEndpoint,
  dogs,
  everyEndpoint,
  listEndpoint,
  notifications,
  queryApi,
  recordEndpoint,
  session,
  tagsOfWrite,
  type AppStore,
} from './index.ts'
import { bootstrapped, globalReset, memoryStorage, storageEntry } from './index.ts'
import { ana, canela, frijol, notice } from './testing/records.ts'
import { answer, held, offline, refuse, storeAndServer } from './testing/scripted-server.ts'

type Shown<Answer> = { data?: Answer; error?: unknown; status: string }
type Asked<Answer> = PromiseLike<Shown<Answer>> & {
  unsubscribe: () => void
  refetch: () => PromiseLike<unknown>
}

/** Asks as a mounted screen does, and stays subscribed. */
const watch = <Answer>(store: AppStore, endpoint: object, arg: unknown): Asked<Answer> =>
  store.dispatch((endpoint as { initiate: (arg: unknown) => never }).initiate(arg))

const shown = (store: AppStore, endpoint: object, arg: unknown) =>
  (endpoint as { select: (arg: unknown) => (state: unknown) => Shown<never> }).select(arg)(store.getState())

const rumis = (...items: unknown[]) => answer(200, { data: { rumis: items } })
const list = listEndpoint('dogs')

const namesIn = (store: AppStore, arg: object) =>
  (shown(store, list, arg).data as { pages: { items: { name: string }[] }[] } | undefined)?.pages.map(
    ({ items }) => items.map(({ name }) => name),
  )

test('a list that is asked for is in its slice as well', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  await watch(store, list, { limit: 20 })
  expect(namesIn(store, { limit: 20 })).toEqual([['Canela']])
  expect(store.getState().dogs).toMatchObject({ items: [canela], status: 'succeeded' })
})

test('two screens that ask the same at once are one request', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  await Promise.all([watch(store, list, {}), watch(store, list, {})])
  expect(server.heard).toHaveLength(1)
})

test('the next page is asked by the same filters and the cursor of the last', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', answer(200, { data: { rumis: [canela] }, nextCursor: 'c1' }), rumis(frijol))
  const arg = { search: 'a' }
  await watch(store, list, arg)
  await store.dispatch(
    (list as unknown as { initiate: (arg: object, o: object) => never }).initiate(arg, {
      direction: 'forward',
    }),
  )
  expect(namesIn(store, arg)).toEqual([['Canela'], ['Frijol']])
  expect(server.last().path).toBe('/rumis?search=a&cursor=c1')
})

test('all that a question finds is asked page after page', async () => {
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
    kept: body,
    meta: { httpStatus: 429, code: 'too-many', issues: body.issues, retryAfterSeconds: 30 },
  })
})

test('a refused list keeps the text of the specification where the server said nothing', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', offline)
  const { error } = await watch(store, list, {})
  expect(error).toMatchObject({ kept: 'Error fetching dogs', meta: { httpStatus: 0 } })
})

test('what came stays when asking again fails, with the refusal beside it', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela), offline)
  await watch(store, list, {}).then(() => undefined)
  await watch(store, list, {}).refetch()
  expect(namesIn(store, {})).toEqual([['Canela']])
  expect(shown(store, list, {})).toMatchObject({ status: 'rejected', error: { meta: { httpStatus: 0 } } })
})

test('a write is seen at once in every list that shows the record, and the lists are asked anew', async () => {
  const { store, server } = storeAndServer()
  const later = held(rumis({ ...canela, name: 'Canela III' }))
  server.on('GET /rumis', rumis(canela), later.answer)
  server.on(`PATCH /rumis/${canela._id}`, answer(200, { data: { rumi: { ...canela, name: 'Canela II' } } }))
  await watch(store, list, {})
  await store.dispatch(dogs.calls.update({ id: canela._id, changes: { name: 'Canela II' } }))
  expect(namesIn(store, {})).toEqual([['Canela II']])
  later.release()
  await expect.poll(() => namesIn(store, {})).toEqual([['Canela III']])
})

test('a record that was removed is in no list any longer, before it is asked anew', async () => {
  const { store, server } = storeAndServer()
  const later = held(rumis(frijol))
  server.on('GET /rumis', rumis(canela, frijol), later.answer)
  server.on(`DELETE /rumis/${canela._id}`, answer(204))
  await watch(store, list, {})
  await store.dispatch(dogs.calls.remove(canela._id))
  expect(namesIn(store, {})).toEqual([['Frijol']])
  later.release()
})

test('a record that was made stands at the end of a list at once, so that it is there when the line is not', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela), offline)
  server.on('POST /rumis', answer(201, { data: { rumi: frijol } }))
  await watch(store, list, {})
  await store.dispatch(dogs.calls.create({ name: 'Frijol', sex: 'macho', birthDate: '2020-01-01' }))
  await expect.poll(() => shown(store, list, {}).status).toBe('rejected')
  expect(namesIn(store, {})).toEqual([['Canela', 'Frijol']])
})

test('what nobody looks at is dropped by a write and not asked for', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  server.on('POST /rumis', answer(201, { data: { rumi: frijol } }))
  const asked = watch(store, list, {})
  await asked
  asked.unsubscribe()
  await store.dispatch(dogs.calls.create({ name: 'Frijol', sex: 'macho', birthDate: '2020-01-01' }))
  expect(namesIn(store, {})).toBeUndefined()
  expect(server.heard.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('a refused write leaves everything as it was', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  server.on(`PATCH /rumis/${canela._id}`, refuse(409, 'Alguien lo cambió.', 'stale'))
  await watch(store, list, {})
  await store.dispatch(dogs.calls.update({ id: canela._id, changes: { name: 'Canela II', version: 1 } }))
  expect(namesIn(store, {})).toEqual([['Canela']])
  expect(server.heard).toHaveLength(2)
})

test('a booking that changed elsewhere makes the board of the day old, and nothing it is not made of', async () => {
  const { store, server } = storeAndServer()
  const day = answer(200, { data: { visits: [], days: [] } })
  server.on('GET /desk/day', day, day)
  server.on('GET /rumis', rumis(canela))
  await watch(store, callEndpoint(desk.day), { query: { day: '2026-10-13' } })
  await watch(store, list, {})
  store.dispatch(queryApi.util.invalidateTags(tagsOfWrite('bookings', 'b1')))
  await expect
    .poll(() => server.heard.map(({ path }) => path.split('?')[0]))
    .toEqual(['/desk/day', '/rumis', '/desk/day'])
})

test('a question that is sent by POST is a question, and makes nothing old', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /serviceBookings', answer(200, { data: { serviceBookings: [] } }))
  server.on('POST /quotes', answer(200, { data: { quote: {} } }))
  await watch(store, listEndpoint('bookings'), {})
  const body = { serviceId: 's', rumiIds: ['r'], start: '2026-10-13', end: '2026-10-14' }
  await watch(store, callEndpoint(booking.quote), { body })
  expect(askedOnce(booking.quote)).toMatchObject({ forceRefetch: true })
  expect(server.heard).toHaveLength(2)
})

test('a call that creates goes out under the same key after a lost connection', async () => {
  const { store, server } = storeAndServer()
  server.on(`POST ${site.requestQuote.path}`, offline, answer(201, { message: 'ok' }))
  const send = () =>
    store.dispatch(callEndpoint(site.requestQuote).initiate({ body: {} as never }, { track: false }) as never)
  await send()
  await send()
  const keys = server.heard.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('a notice that arrives stands first in the list of notices, once', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /notifications/u', answer(200, { data: { notifications: [notice] } }))
  const notices = listEndpoint('notifications')
  await watch(store, notices, { userId: 'u' })
  store.dispatch(notifications.added({ ...notice, id: 'new' }))
  store.dispatch(notifications.added({ ...notice, id: 'new' }))
  const { data } = shown(store, notices, { userId: 'u' }) as Shown<{ pages: { items: { id: string }[] }[] }>
  expect(data?.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['new', notice.id]])
})

test('a notice makes what it tells of old', async () => {
  const { store, server } = storeAndServer()
  const empty = answer(200, { data: { messages: [] } })
  server.on('GET /messages', empty, empty)
  await watch(store, listEndpoint('messages'), {})
  store.dispatch(notifications.added({ ...notice, kind: 'visitor-wrote' }))
  await expect.poll(() => server.heard.length).toBe(2)
})

test('one record is asked for by its id', async () => {
  const { store, server } = storeAndServer()
  server.on(`GET /rumis/${canela._id}`, answer(200, { data: { rumi: canela } }))
  const { data } = await watch(store, recordEndpoint('dogs'), canela._id)
  expect(data).toEqual(canela)
})

test('nobody finds what was asked for by somebody else, not even what was still on its way', async () => {
  const { store, server } = storeAndServer()
  const late = held(rumis(frijol))
  server.on('POST /auth/login', answer(200, { data: { user: ana }, token: 't' }))
  server.on('POST /auth/login', answer(200, { data: { user: { ...ana, _id: 'other' } }, token: 'u' }))
  server.on('GET /rumis', rumis(canela), late.answer)
  await store.dispatch(session.calls.login({ email: ana.email, password: 'x' }))
  await watch(store, list, {})
  const onItsWay = watch(store, list, { search: 'f' })
  await store.dispatch(session.calls.login({ email: 'o@rumi.mx', password: 'x' }))
  expect(store.getState().queries.queries).toEqual({})
  late.release()
  await onItsWay
  expect(namesIn(store, { search: 'f' })).toBeUndefined()
})

test('the global reset clears what was asked for', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', rumis(canela))
  await watch(store, list, {})
  store.dispatch(globalReset())
  expect(store.getState().queries.queries).toEqual({})
})

test('nothing that was asked for is kept in storage', async () => {
  const storage = memoryStorage()
  const { store, server } = storeAndServer({ storage })
  await bootstrapped(store)
  server.on('GET /rumis', rumis(canela))
  await watch(store, list, {})
  await store.persistor.flush()
  expect(storage.getItem(storageEntry) ?? '').not.toMatch(/queries|Canela/)
})
