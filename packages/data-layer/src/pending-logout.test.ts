import { describe, expect, test, vi } from 'vitest'
import { dogs, ensureSession, memoryStorage, session } from './index.ts'
import { hasPendingLogout } from './pending-logout.ts'
import { nobody } from './slices/session-state.ts'
import { ana, canela } from './testing/records.ts'
import {
  answer,
  forbiddenStorage,
  delayed,
  offline,
  refuse,
  storeAndServer,
} from './testing/scripted-server.ts'

const credentials = { email: 'ana@demo.rumi.mx', password: 'lomito-feliz-2026' }
const opened = (token: string) => answer(200, { data: { user: ana }, token })

async function loggedIn(storage = memoryStorage()) {
  const world = { ...storeAndServer({ storage }), storage }
  world.server.on('POST /auth/login', opened('first'))
  world.server.on('GET /rumis', answer(200, { data: { rumis: [canela] } }))
  await world.store.dispatch(session.calls.login(credentials))
  await world.store.dispatch(dogs.calls.list())
  return world
}

async function loggedOutOffline(storage?: ReturnType<typeof memoryStorage>) {
  const world = await loggedIn(storage)
  world.server.on('POST /auth/logout', offline)
  const outcome = await world.store.dispatch(session.calls.logout()).unwrap()
  return { ...world, outcome }
}

const bearers = ({ server }: Pick<ReturnType<typeof storeAndServer>, 'server'>, path: string) =>
  server.heard.filter((heard) => heard.path === path).map(({ headers }) => headers.get('Authorization'))

describe('a logout that does not reach the server', () => {
  test('closes the session here and clears what was fetched', async () => {
    const { store, storage, outcome } = await loggedOutOffline()
    expect(outcome).toEqual({ reachedServer: false })
    expect(store.getState().user).toEqual(nobody)
    expect(store.getState().dogs.items).toEqual([])
    expect(hasPendingLogout(storage)).toBe(true)
  })

  test('keeps the cookie from opening the session again while the line is down', async () => {
    const { store, server, storage } = await loggedOutOffline()
    server.on('POST /auth/session', offline)
    expect(await store.dispatch(ensureSession())).toBe(false)
    expect(store.getState().user).toMatchObject({ isLoggedIn: false, status: 'failed' })
    expect(hasPendingLogout(storage)).toBe(true)
  })

  test('ends the session on the server once the line is back, also in another page', async () => {
    const { storage } = await loggedOutOffline()
    const page = storeAndServer({ storage })
    page.server.on('POST /auth/session', opened('only to leave'))
    page.server.on('POST /auth/logout', answer(204))
    expect(await page.store.dispatch(ensureSession())).toBe(false)
    expect(page.server.heard.map(({ path }) => path)).toEqual(['/auth/session', '/auth/logout'])
    expect(bearers(page, '/auth/logout')).toEqual(['Bearer only to leave'])
    expect(page.store.getState().user).toEqual({ ...nobody, status: 'succeeded' })
    expect(hasPendingLogout(storage)).toBe(false)
  })

  test('is done with where the server has closed the session meanwhile', async () => {
    const { store, server, storage } = await loggedOutOffline()
    server.on('POST /auth/session', refuse(401, 'Inicia sesión.', 'no-session'))
    expect(await store.dispatch(ensureSession())).toBe(false)
    expect(hasPendingLogout(storage)).toBe(false)
  })

  test('ends the pending session before a login, so that the new session stays', async () => {
    const { store, server, storage } = await loggedOutOffline()
    server.on('POST /auth/session', opened('only to leave'))
    server.on('POST /auth/logout', answer(204))
    server.on('POST /auth/login', opened('second'))
    await store.dispatch(session.calls.login(credentials)).unwrap()
    expect(server.heard.slice(-3).map(({ path }) => path)).toEqual([
      '/auth/session',
      '/auth/logout',
      '/auth/login',
    ])
    expect(store.getState().user).toMatchObject({ isLoggedIn: true, token: 'second' })
    expect(hasPendingLogout(storage)).toBe(false)
  })

  test('waits two seconds for a silent server, not for the patience of a call', async () => {
    const givenUp = new AbortController()
    const bounds = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === 2_000 ? givenUp.signal : new AbortController().signal))
    const { store, server, storage } = await loggedIn()
    server.on('POST /auth/logout', delayed(answer(204)).answer)
    const leaving = store.dispatch(session.calls.logout()).unwrap()
    givenUp.abort()
    expect(await leaving).toEqual({ reachedServer: false })
    expect(store.getState().user).toEqual(nobody)
    expect(hasPendingLogout(storage)).toBe(true)
    bounds.mockRestore()
  })

  test('closes the session here also where nothing may be kept', async () => {
    const { store } = await loggedOutOffline(forbiddenStorage)
    expect(store.getState().user).toEqual(nobody)
  })
})
