import { booking } from '@rumi/contract'
import { expect, test, vi } from 'vitest'
import {
  bootstrapped,
  cart,
  makeStore,
  memoryStorage,
  preferences,
  sendCall,
  session,
  storageEntry,
  type Http,
  type KeyValueStorage,
} from './index.ts'
import { ana } from './testing/records.ts'
import { answer, forbiddenStorage, storeAndServer } from './testing/scripted-server.ts'

/** Opens a store on this storage and waits until it is restored. */
async function visit(storage: KeyValueStorage) {
  const world = storeAndServer({ storage })
  await bootstrapped(world.store)
  return world
}

async function login({ store, server }: ReturnType<typeof storeAndServer>, token = 'secret-token') {
  server.on('POST /auth/login', answer(200, { data: { user: ana }, token }))
  await store.dispatch(session.calls.login({ email: 'ana@demo.rumi.mx', password: 'secret-password' }))
}

test('a bootstrapped flag becomes true once all persisted parts are restored', async () => {
  const { store } = storeAndServer()
  expect(store.persistor.getState().bootstrapped).toBe(false)
  await bootstrapped(store)
  expect(store.persistor.getState().bootstrapped).toBe(true)
})

test("local storage, key 'root', entry prefix 'persist:'", async () => {
  const storage = memoryStorage()
  const { store } = await visit(storage)
  store.dispatch(cart.added({ productId: 1, quantity: 2 }))
  const entry = JSON.parse(storage.getItem('persist:root') ?? '{}')
  expect(Object.keys(entry).toSorted()).toEqual(['_persist', 'cart', 'preferences', 'user'])
  expect(JSON.parse(entry.cart)).toEqual({ items: [{ productId: 1, quantity: 2 }] })
})

test('session, cart and preferences survive the page', async () => {
  const storage = memoryStorage()
  const first = await visit(storage)
  await login(first)
  first.store.dispatch(cart.added({ productId: 1, quantity: 2 }))
  first.store.dispatch(preferences.columnsHidden({ table: 'dogs', columns: ['ruac'] }))
  const { user, cart: restored, preferences: restoredPreferences } = (await visit(storage)).store.getState()
  expect(user).toMatchObject({
    userid: ana._id,
    name: 'Ana',
    lastName: 'Ríos',
    role: 'cliente',
    profilePic: ana.profilePic,
  })
  expect(restored.items).toEqual([{ productId: 1, quantity: 2 }])
  expect(restoredPreferences.hiddenColumns).toEqual({ dogs: ['ruac'] })
})

test('web storage has no secret and no session', async () => {
  const storage = memoryStorage()
  const first = await visit(storage)
  await login(first)
  expect(storage.getItem(storageEntry)).toContain('Ana')
  expect(storage.getItem(storageEntry)).not.toMatch(/secret-token|secret-password|ana@demo/)
  expect((await visit(storage)).store.getState().user).toMatchObject({
    isLoggedIn: false,
    token: null,
    status: 'idle',
  })
})

test('a token that someone writes into storage is not taken up', async () => {
  const storage = memoryStorage()
  const user = JSON.stringify({ name: 'Ana', token: 'planted', isLoggedIn: true, email: 'x' })
  storage.setItem(storageEntry, JSON.stringify({ user, _persist: '{"version":-1,"rehydrated":true}' }))
  expect((await visit(storage)).store.getState().user).toMatchObject({
    name: 'Ana',
    isLoggedIn: false,
    token: null,
  })
})

test('a login that was quicker than the storage is not undone by it', async () => {
  const storage = memoryStorage()
  const stale = JSON.stringify({ userid: 'old', name: 'Nadie' })
  storage.setItem(storageEntry, JSON.stringify({ user: stale, _persist: '{"version":-1,"rehydrated":true}' }))
  const world = storeAndServer({ storage })
  world.store.dispatch({
    type: session.calls.login.fulfilled.type,
    payload: { user: ana, token: 'fresh' },
    meta: { requestId: 'r', requestStatus: 'fulfilled' },
  })
  await bootstrapped(world.store)
  expect(world.store.getState().user).toMatchObject({ name: 'Ana', token: 'fresh' })
})

test('a purge deletes what is stored, and nothing is written after it', async () => {
  const storage = memoryStorage()
  const world = await visit(storage)
  await login(world)
  expect(storage.getItem(storageEntry)).toContain('Ana')
  world.store.persistor.purge()
  world.store.dispatch(cart.added({ productId: 1, quantity: 1 }))
  expect(storage.getItem(storageEntry)).toBeNull()
})

test.each([
  ['is not JSON', (storage: KeyValueStorage) => storage.setItem(storageEntry, '{oops')],
  ['holds a broken part', (storage: KeyValueStorage) => storage.setItem(storageEntry, '{"cart":"{oops"}')],
])('the store starts even if what is stored %s', async (_, spoil) => {
  const storage = memoryStorage()
  spoil(storage)
  const { store } = await visit(storage)
  expect(store.getState()).toMatchObject({ cart: { items: [] }, user: { name: null } })
})

test('the store starts and works in a browser that forbids storage', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { store } = await visit(forbiddenStorage)
  store.dispatch(cart.added({ productId: 1, quantity: 1 }))
  expect(store.getState().cart.items).toHaveLength(1)
  logged.mockRestore()
})

test('a storage that never answers is given up after 5000 ms', async () => {
  vi.useFakeTimers()
  const storage = { ...memoryStorage(), getItem: () => new Promise<string>(() => {}) as never }
  const { store } = storeAndServer({ storage })
  await vi.advanceTimersByTimeAsync(4999)
  expect(store.persistor.getState().bootstrapped).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.persistor.getState().bootstrapped).toBe(true)
  vi.useRealTimers()
})

test('a cart from storage keeps only proper lines', async () => {
  const storage = memoryStorage()
  const items = [{ productId: 1, quantity: 500 }, { productId: 'x', quantity: 1 }, null, { productId: 2 }]
  storage.setItem(storageEntry, JSON.stringify({ cart: JSON.stringify({ items }), _persist: '{}' }))
  expect((await visit(storage)).store.getState().cart.items).toEqual([{ productId: 1, quantity: 99 }])
})

test('a store can be made on any http', async () => {
  const http: Http = {
    json: async () => ({ data: { services: [] } }),
    file: async () => new File([], 'archivo'),
    stream: async () => new ReadableStream(),
  }
  const { data } = await makeStore({ http }).dispatch(sendCall(booking.catalog, {}))
  expect(data).toEqual({ data: { services: [] } })
})
