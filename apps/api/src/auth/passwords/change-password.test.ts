import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn, openAuthServer } from '../testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
beforeAll(async () => {
  server = await openAuthServer()
})
afterAll(() => server.close())

const password = 'perro feliz 99'
const chosen = 'gato sereno 77'
const tokenOf = async (email: string) => (await server.logIn(email, password)).json().token as string
const change = (token: string, currentPassword = password, next = chosen) =>
  server.call('PATCH', '/auth/password', {
    token,
    body: { currentPassword, password: next, confirmPassword: next },
  })

test('a new password takes the place of the old one; this session goes on, the others end, and a mail says so', async () => {
  const { email } = await server.welcome('cambia@correo.mx', password)
  const [here, elsewhere] = [await tokenOf(email), await tokenOf(email)]
  expect((await change(here)).statusCode).toBe(200)
  expect((await server.call('GET', '/auth/me', { token: here })).statusCode).toBe(200)
  expect((await server.call('GET', '/auth/me', { token: elsewhere })).statusCode).toBe(401)
  expect((await server.logIn(email, password)).statusCode).toBe(401)
  expect((await server.logIn(email, chosen)).statusCode).toBe(200)
  expect(await server.nextMail(email, 1)).toContain('/auth/olvide')
})

test('changes nothing without the current password, and stays signed in', async () => {
  const { email } = await server.welcome('ajena@correo.mx', password)
  const token = await tokenOf(email)
  const refused = await change(token, 'no es esa')
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'wrong-password'])
  expect(refused.json().issues).toEqual([{ path: 'currentPassword', message: expect.any(String) }])
  expect((await server.call('GET', '/auth/me', { token })).statusCode).toBe(200)
  expect((await server.logIn(email, password)).statusCode).toBe(200)
})

test('guessing on a borrowed screen is slowed like guessing at the login', async () => {
  const { email } = await server.welcome('prestada@correo.mx', password)
  const token = await tokenOf(email)
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) statuses.push((await change(token, `intento ${tries}`)).statusCode)
  expect(statuses.slice(0, 9)).toEqual(Array<number>(9).fill(422))
  expect(statuses).toContain(429)
})

test('a common password is refused beside its field', async () => {
  const { email } = await server.welcome('comun@correo.mx', password)
  const refused = await change(await tokenOf(email), password, 'password123')
  expect(refused.json()).toMatchObject({ code: 'common-password', issues: [{ path: 'password' }] })
})

test('a link to choose another password that was mailed before dies with the change', async () => {
  const { email } = await server.welcome('enlace@correo.mx', password)
  await server.call('POST', '/auth/forgot-password', { body: { email } })
  const link = linkIn(await server.nextMail(email, 1), 'restablecer')
  await change(await tokenOf(email))
  const late = await server.call('PATCH', `/auth/reset-password/${link}`, {
    body: { password: 'tercera clave 3', confirmPassword: 'tercera clave 3' },
  })
  expect(late.statusCode).toBe(404)
})
