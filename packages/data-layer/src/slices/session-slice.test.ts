import { beforeEach, describe, expect, test } from 'vitest'
import { dogs, ensureSession, session } from '../index.ts'
import { nobody } from './session-state.ts'
import { ana, canela, luis } from '../testing/records.ts'
import { answer, delayed, offline, refuse, storeAndServer } from '../testing/scripted-server.ts'

let world: ReturnType<typeof storeAndServer>
const state = () => world.store.getState().user
const signedIn = (user: typeof ana, token: string) => answer(200, { data: { user }, token })
const credentials = { email: 'ana@demo.rumi.mx', password: 'lomito-feliz-2026' }
const form = {
  name: 'Ana',
  lastName: 'Ríos',
  email: 'ana@demo.rumi.mx',
  confirmEmail: 'ana@demo.rumi.mx',
  password: 'lomito-feliz-2026',
  confirmPassword: 'lomito-feliz-2026',
}

beforeEach(() => {
  world = storeAndServer()
})

const login = async (user = ana, token = 'fresh') => {
  world.server.on('POST /auth/login', signedIn(user, token))
  await world.store.dispatch(session.calls.login(credentials))
}

test('the user session holds exactly the fields of the specification, empty at first', () => {
  expect(state()).toEqual({
    userid: null,
    isLoggedIn: false,
    profilePic: null,
    role: null,
    name: null,
    lastName: null,
    status: 'idle',
    error: null,
    token: null,
    registrationMessage: null,
    verificationMessage: null,
    email: null,
  })
})

test('login success marks the user logged in and stores the data', async () => {
  world.server.on('POST /auth/login', signedIn(ana, 'fresh'))
  const pending = world.store.dispatch(session.calls.login(credentials))
  expect(state().status).toBe('loading')
  await pending
  expect(state()).toEqual({
    ...nobody,
    userid: ana._id,
    isLoggedIn: true,
    profilePic: '/files/ana.webp',
    role: 'cliente',
    name: 'Ana',
    lastName: 'Ríos',
    email: 'ana@demo.rumi.mx',
    status: 'succeeded',
    token: 'fresh',
  })
})

test('after login, calls carry the token', async () => {
  await login()
  expect(world.server.last().headers.get('Authorization')).toBeNull()
  world.server.on('GET /rumis', answer(200, { data: { rumis: [] } }))
  await world.store.dispatch(dogs.calls.list())
  expect(world.server.last().headers.get('Authorization')).toBe('Bearer fresh')
})

test('a rejected login leaves no session', async () => {
  world.server.on(
    'POST /auth/login',
    refuse(401, 'El correo o la contraseña no coinciden.', 'wrong-credentials'),
  )
  await world.store.dispatch(session.calls.login(credentials))
  expect(state()).toEqual({ ...nobody, status: 'failed', error: 'El correo o la contraseña no coinciden.' })
})

test('registration start remembers the email', () => {
  world.server.on('POST /auth/register', answer(201, { message: 'x' }))
  void world.store.dispatch(session.calls.register(form))
  expect(state()).toMatchObject({ status: 'loading', email: 'ana@demo.rumi.mx' })
})

test('registration success stores the server message', async () => {
  world.server.on('POST /auth/register', answer(201, { message: 'Te enviamos un correo.' }))
  await world.store.dispatch(session.calls.register(form))
  expect(state()).toMatchObject({
    status: 'succeeded',
    registrationMessage: 'Te enviamos un correo.',
    isLoggedIn: false,
  })
})

test('verifying an email stores the server message', async () => {
  world.server.on('POST /auth/verify-email/a%2Fb', answer(200, { message: 'Listo, ya puedes entrar.' }))
  await world.store.dispatch(session.calls.verifyEmail({ token: 'a/b' }))
  expect(state().verificationMessage).toBe('Listo, ya puedes entrar.')
})

test('resending the verification posts the email', async () => {
  world.server.on('POST /auth/verify-email', answer(200, { message: 'Va de nuevo.' }))
  await world.store.dispatch(session.calls.resendVerification('ana@demo.rumi.mx'))
  expect(world.server.sent()).toEqual({ email: 'ana@demo.rumi.mx' })
  expect(state().verificationMessage).toBe('Va de nuevo.')
})

test('requests a password reset by email and returns the response', async () => {
  world.server.on('POST /auth/forgot-password', answer(200, { message: 'Revisa tu correo.' }))
  const message = await world.store.dispatch(session.calls.forgotPassword('ana@demo.rumi.mx')).unwrap()
  expect(message).toBe('Revisa tu correo.')
  expect(world.server.sent()).toEqual({ email: 'ana@demo.rumi.mx' })
})

test('a new password goes by PATCH, with the token of the link in the path alone', async () => {
  world.server.on('PATCH /auth/reset-password/link', answer(200, { message: 'Contraseña cambiada.' }))
  const passwords = { password: 'nueva-clave-1', confirmPassword: 'nueva-clave-1' }
  await world.store.dispatch(session.calls.resetPassword({ token: 'link', ...passwords }))
  expect(world.server.sent()).toEqual(passwords)
  expect(state().status).toBe('succeeded')
})

describe('after a reload', () => {
  test('the cookie answers a fresh token', async () => {
    world.server.on('POST /auth/session', signedIn(ana, 'resumed'))
    expect(await world.store.dispatch(ensureSession())).toBe(true)
    expect(state()).toMatchObject({ isLoggedIn: true, token: 'resumed', userid: ana._id })
  })

  test('no cookie means no user and is no error', async () => {
    world.server.on('POST /auth/session', refuse(401, 'Inicia sesión.', 'no-session'))
    expect(await world.store.dispatch(ensureSession())).toBe(false)
    expect(state()).toEqual({ ...nobody, status: 'succeeded' })
  })

  test('without a connection it is not known', async () => {
    world.server.on('POST /auth/session', offline)
    expect(await world.store.dispatch(ensureSession())).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', error: 'Failed to resume session' })
  })

  test('concurrent callers fetch the session once', async () => {
    world.server.on('POST /auth/session', signedIn(ana, 'resumed'))
    const requested = [1, 2, 3].map(() => world.store.dispatch(ensureSession()))
    expect(await Promise.all(requested)).toEqual([true, true, true])
    expect(await world.store.dispatch(ensureSession())).toBe(true)
    expect(world.server.heard).toHaveLength(1)
  })

  test.each([
    ['another user', signedIn(luis, 'late')],
    ['nobody', refuse(401, 'Inicia sesión.', 'no-session')],
  ])('a login that was quicker is not undone by a late answer that says %s', async (_, late) => {
    const slow = delayed(late)
    world.server.on('POST /auth/session', slow.answer)
    const resuming = world.store.dispatch(ensureSession())
    await login()
    slow.release()
    expect(await resuming).toBe(true)
    expect(state()).toMatchObject({ token: 'fresh', name: 'Ana' })
  })
})

test('refetches the current user', async () => {
  await login()
  world.server.on('GET /auth/me', answer(200, { data: { user: { ...ana, name: 'Anita' } } }))
  await world.store.dispatch(session.calls.whoAmI())
  expect(state()).toMatchObject({ name: 'Anita', token: 'fresh' })
})

test('a token the server no longer knows ends the session, and who one was is kept', async () => {
  await login()
  world.server.on('GET /rumis', refuse(401, 'Inicia sesión.', 'no-session'))
  await world.store.dispatch(dogs.calls.list())
  expect(state()).toMatchObject({ isLoggedIn: false, token: null, name: 'Ana' })
})

describe('logout', () => {
  test('resets the user slice to empty', async () => {
    await login()
    world.server.on('POST /auth/logout', answer(204))
    await world.store.dispatch(session.calls.logout())
    expect(world.server.last().headers.get('Authorization')).toBe('Bearer fresh')
    expect(state()).toEqual(nobody)
  })

  test('of an ended session resets it already', async () => {
    await login()
    world.server.on('POST /auth/logout', refuse(401, 'Inicia sesión.', 'no-session'))
    await world.store.dispatch(session.calls.logout())
    expect(state()).toEqual(nobody)
  })

  test('that the server refuses says so', async () => {
    await login()
    world.server.on('POST /auth/logout', refuse(429, 'Demasiados intentos.', 'too-many-attempts'))
    await world.store.dispatch(session.calls.logout())
    expect(state()).toMatchObject({ isLoggedIn: true, status: 'failed', error: 'Demasiados intentos.' })
  })

  test('leaves nothing for the next person to see, not even by a late answer', async () => {
    await login()
    const slow = delayed(answer(200, { data: { rumi: canela } }))
    world.server.on('GET /rumis', answer(200, { data: { rumis: [canela] } }))
    world.server.on(`GET /rumis/${canela._id}`, slow.answer)
    world.server.on('POST /auth/logout', answer(204))
    await world.store.dispatch(dogs.calls.list())
    const reading = world.store.dispatch(dogs.calls.read(canela._id))
    await world.store.dispatch(session.calls.logout())
    slow.release()
    await reading
    expect(world.store.getState().dogs).toMatchObject({
      items: [],
      dogs: [],
      selectedDog: null,
      status: 'idle',
    })
  })
})

test("one's own open sessions are listed and ended without touching the user slice", async () => {
  await login()
  const before = state()
  const phone = { id: 's1', current: true, device: 'Firefox', createdAt: '', lastUsedAt: '' }
  world.server.on('GET /auth/sessions', answer(200, { data: { sessions: [phone] } }))
  world.server.on('DELETE /auth/sessions/s1', answer(204))
  world.server.on('DELETE /auth/sessions', answer(204))
  expect(await world.store.dispatch(session.calls.listSessions()).unwrap()).toEqual([phone])
  await world.store.dispatch(session.calls.endSession('s1')).unwrap()
  await world.store.dispatch(session.calls.endOtherSessions()).unwrap()
  expect(state()).toBe(before)
})
