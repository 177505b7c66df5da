import { expect, test, vi } from 'vitest'
import { bookings, clients, dogs, medicalRecords, notifications, products, services } from '../index.ts'
import { canela, frijol, notification, service } from '../testing/records.ts'
import { answer, delayed, offline, refuse, storeAndServer } from '../testing/scripted-server.ts'

const bath = service('Grooming', 'a')
const room = service('Hotel', 'b')

test('each request moves a list from idle to loading to succeeded', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /services', answer(200, { data: { service: [bath] } }))
  expect(store.getState().services).toMatchObject({ items: [], status: 'idle', error: null })
  const pending = store.dispatch(services.calls.list())
  expect(store.getState().services.status).toBe('loading')
  await pending
  expect(store.getState().services).toMatchObject({ items: [bath], status: 'succeeded', error: null })
})

test('each request moves a list from idle to loading to failed, the error stored', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /services', refuse(403, 'Tu cuenta no tiene permiso.', 'not-your-role'))
  const pending = store.dispatch(services.calls.list())
  expect(store.getState().services.status).toBe('loading')
  await pending
  expect(store.getState().services).toMatchObject({
    status: 'failed',
    error: { message: 'Tu cuenta no tiene permiso.', code: 'not-your-role' },
  })
})

test('the next request forgets the error of the last', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /services', offline, answer(200, { data: { service: [] } }))
  await store.dispatch(services.calls.list())
  const pending = store.dispatch(services.calls.list())
  expect(store.getState().services).toMatchObject({ status: 'loading', error: null })
  await pending
})

test('a list keeps its items during a refetch and after a failed one', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /services', answer(200, { data: { service: [bath] } }), offline)
  await store.dispatch(services.calls.list())
  await store.dispatch(services.calls.list())
  expect(store.getState().services).toMatchObject({ items: [bath], status: 'failed' })
})

test('fetches a list with its filters, search and limit', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /services', answer(200, { data: { service: [] } }))
  await store.dispatch(services.calls.list({ serviceType: 'Guardería', search: 'día', limit: 10 }))
  const query = new URL(server.last().path, 'http://house.test').searchParams
  expect(Object.fromEntries(query)).toEqual({ serviceType: 'Guardería', search: 'día', limit: '10' })
})

test('fetches further pages with the same filters, and the last one once', async () => {
  const { store, server } = storeAndServer()
  server.on(
    'GET /rumis',
    answer(200, { data: { rumis: [canela] }, nextCursor: 'c1' }),
    answer(200, { data: { rumis: [canela, frijol] } }),
  )
  await store.dispatch(dogs.calls.list({ search: 'c' }))
  expect(store.getState().dogs.nextCursor).toBe('c1')
  await store.dispatch(dogs.loadMore())
  expect(server.last().path).toBe('/rumis?search=c&cursor=c1')
  expect(store.getState().dogs.items.map(({ name }) => name)).toEqual(['Canela', 'Frijol'])
  expect(store.getState().dogs.nextCursor).toBeNull()
})

test('fetches nothing after the last page', async () => {
  const { store, server } = storeAndServer()
  await store.dispatch(dogs.loadMore())
  expect(server.heard).toEqual([])
})

test('an answer that a later question has overtaken is not listed', async () => {
  const { store, server } = storeAndServer()
  const slow = delayed(answer(200, { data: { service: [bath] } }))
  server.on('GET /services', slow.answer, answer(200, { data: { service: [room] } }))
  const first = store.dispatch(services.calls.list({ search: 'b' }))
  await store.dispatch(services.calls.list({ search: 'bo' }))
  slow.release()
  await first
  expect(store.getState().services).toMatchObject({ items: [room], status: 'succeeded' })
})

test('a list that was requested before a change does not undo it', async () => {
  const { store, server } = storeAndServer()
  const before = answer(200, { data: { service: [bath, room] } })
  const slow = delayed(before)
  const dearer = { ...bath, priceCentavos: bath.priceCentavos + 100, version: bath.version + 1 }
  server.on('GET /services', before, slow.answer)
  server.on(`PUT /services/${bath.id}`, answer(200, { data: { service: dearer } }))
  await store.dispatch(services.calls.list())
  const pending = store.dispatch(services.calls.list({ search: 'b' }))
  await store.dispatch(
    services.calls.update({ id: bath.id, changes: { priceCentavos: dearer.priceCentavos } }),
  )
  slow.release()
  await pending
  expect(store.getState().services.items).toEqual([dearer, room])
})

test('a request given up by its screen is no failure', async () => {
  const { store, server } = storeAndServer()
  const slow = delayed(answer(200, { data: { service: [bath] } }))
  server.on('GET /services', slow.answer)
  const pending = store.dispatch(services.calls.list())
  pending.abort()
  await pending
  expect(store.getState().services).toMatchObject({ items: [], status: 'idle', error: null })
  slow.release()
})

test('a creation is sent with a key of its own', async () => {
  const { store, server } = storeAndServer()
  const created = answer(201, { data: { service: bath } })
  server.on('POST /services', created, created)
  const { serviceType, name, priceCentavos } = bath
  await store.dispatch(services.calls.create({ serviceType, name, priceCentavos }))
  await store.dispatch(services.calls.create({ serviceType, name, priceCentavos }))
  const [first, second] = server.heard.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toBeTruthy()
  expect(second).not.toBe(first)
})

test.each([
  ['a lost connection', offline],
  ['a fault of the server', answer(503)],
  ['the same still running', refuse(409, 'Espera un momento.', 'still-running')],
])('the same form sent again after %s goes out under the same key', async (_, fault) => {
  const { store, server } = storeAndServer()
  server.on('POST /rumis', fault, answer(201, { data: { rumi: canela } }))
  const form = { name: 'Canela', sex: 'hembra', birthDate: '2022-03-04' } as const
  await store.dispatch(dogs.calls.create(form))
  await store.dispatch(dogs.calls.create({ ...form }))
  const [first, second] = server.heard.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

test.each([
  { minutes: 4, isSame: true },
  { minutes: 6, isSame: false },
])('$minutes minutes after a lost connection the same key: $isSame', async ({ minutes, isSame }) => {
  const { store, server } = storeAndServer()
  server.on('POST /rumis', offline, offline, answer(201, { data: { rumi: canela } }))
  const form = { name: 'Canela', sex: 'hembra', birthDate: '2022-03-04' } as const
  await store.dispatch(dogs.calls.create(form))
  await store.dispatch(dogs.calls.create(form))
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000)
  await store.dispatch(dogs.calls.create(form))
  later.mockRestore()
  const [, second, third] = server.heard.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(third === second).toBe(isSame)
})

test('a form that was refused goes out under a new key', async () => {
  const { store, server } = storeAndServer()
  server.on('POST /rumis', refuse(422, 'No.', 'breaks-a-rule'), answer(201, { data: { rumi: canela } }))
  const form = { name: 'Canela', sex: 'hembra', birthDate: '2022-03-04' } as const
  await store.dispatch(dogs.calls.create(form))
  await store.dispatch(dogs.calls.create(form))
  const [first, second] = server.heard.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(second).not.toBe(first)
})

test('a repeated answer to a creation appears once', async () => {
  const { store, server } = storeAndServer()
  const created = answer(201, { data: { rumi: canela } })
  server.on('POST /rumis', created, created)
  const form = { name: 'Canela', sex: 'hembra', birthDate: '2022-03-04' } as const
  await store.dispatch(dogs.calls.create(form))
  await store.dispatch(dogs.calls.create(form))
  expect(store.getState().dogs.items).toEqual([canela])
})

test('a form learns from a refused call which fields were at fault', async () => {
  const { store, server } = storeAndServer()
  const issues = [{ path: 'weightKg', message: 'Revisa el peso.' }]
  server.on('PATCH /rumis/x', answer(400, { message: 'Revisa.', code: 'malformed', issues }))
  const refused = await store.dispatch(dogs.calls.update({ id: 'x', changes: { weightKg: 900 } }))
  expect(refused.meta).toMatchObject({ httpStatus: 400, code: 'malformed', issues })
})

test('each row keeps its method and path: clients, services and bookings are PUT, dogs and medical records PATCH', async () => {
  const { store, server } = storeAndServer()
  await store.dispatch(clients.calls.update({ id: 'x', changes: {} }))
  await store.dispatch(services.calls.update({ id: 'x', changes: {} }))
  await store.dispatch(bookings.calls.update({ id: 'x', changes: { status: 'confirmed' } }))
  await store.dispatch(dogs.calls.update({ id: 'x', changes: {} }))
  await store.dispatch(medicalRecords.calls.update({ id: 'x', changes: { verified: true } }))
  expect(server.heard.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /users/x',
    'PUT /services/x',
    'PUT /serviceBookings/x',
    'PATCH /rumis/x',
    'PATCH /medical-records/x',
  ])
})

test('an id cannot leave its place in the path', async () => {
  const { store, server } = storeAndServer()
  await store.dispatch(dogs.calls.read('../users/1?x='))
  expect(server.last().path).toBe('/rumis/..%2Fusers%2F1%3Fx%3D')
})

test('notifications are listed by whose they are', async () => {
  const { store, server } = storeAndServer()
  server.on(
    `GET /notifications/${notification.userId}`,
    answer(200, { data: { notifications: [notification] } }),
  )
  await store.dispatch(notifications.calls.list({ userId: notification.userId, limit: 5 }))
  expect(server.last().path).toBe(`/notifications/${notification.userId}?limit=5`)
  expect(store.getState().notifications.items).toEqual([notification])
})

test('an answer without its envelope is a failure, not a broken list', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /products', answer(200, { products: [] }))
  await store.dispatch(products.calls.list())
  expect(store.getState().products).toMatchObject({ items: [], error: 'Error fetching products' })
})

test('the compiler knows the table', () => {
  // @ts-expect-error notifications offer no `create`
  void (() => notifications.calls.create({}))
  // @ts-expect-error notifications offer no `remove`
  void (() => notifications.calls.remove('x'))
  // @ts-expect-error A user id is required.
  void (() => notifications.calls.list())
  // @ts-expect-error bookings offer no `read`
  void (() => bookings.calls.read('x'))
  // @ts-expect-error a client sets no price of a booking
  void (() => bookings.calls.create({ serviceId: '', rumiIds: [], start: '', end: '', totalCentavos: 1 }))
  // @ts-expect-error a product's id is a number
  void (() => products.calls.remove('1'))
  // @ts-expect-error medical records cannot be searched
  void (() => medicalRecords.calls.list({ search: 'x' }))
  // @ts-expect-error `paid` is no state of a booking
  void (() => bookings.calls.list({ status: 'paid' }))
  expect(Object.keys(services.calls)).toContain('list')
})
