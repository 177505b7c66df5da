import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { firstAdminLink } from './first-admin.ts'
import { openAuthServer } from '../testing/open-auth-server.ts'

type Business = Awaited<ReturnType<typeof openAuthServer>>

let server: Business
beforeEach(async () => void (server = await openAuthServer()))
afterEach(() => server.close())

const place = { publicUrl: 'https://rumi.example' }
const password = 'tres perros en el patio'
const person = (email: string) => ({
  name: 'Eva',
  lastName: 'Luna',
  email,
  confirmEmail: email,
  password,
  confirmPassword: password,
})

async function newToken() {
  const link = await firstAdminLink(server.db, place)
  expect(link).toMatch(/^https:\/\/rumi\.example\/auth\/primera-cuenta\/[\w-]{43}$/)
  return link!.split('/').at(-1)!
}

const use = (token: string, email = 'eva@casa.mx', more: object = {}) =>
  server.call('POST', `/auth/first-admin/${token}`, { body: { ...person(email), ...more } })

test('a business without an administrator offers one link that creates one', async () => {
  const token = await newToken()
  expect((await use(token)).statusCode).toBe(201)
  expect((await server.logIn('eva@casa.mx', password)).json()).toMatchObject({
    data: { user: { role: 'admin' } },
  })
  expect((await use(token, 'otra@casa.mx')).json()).toMatchObject({ code: 'link-expired' })
  expect(await firstAdminLink(server.db, place)).toBeNull()
})

test('of twenty who bring links at once, of two instances, one becomes the administrator', async () => {
  const tokens = [await newToken(), await newToken()]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => use(tokens[i % 2]!, `eva-${i}@casa.mx`)),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect((await server.db.execute(sql`select * from users where role = 'admin'`)).rowCount).toBe(1)
  expect((await server.db.execute(sql`select * from first_admin_links`)).rowCount).toBe(0)
})

test.each([
  ['is past its time', sql`update first_admin_links set expires_at = now() - interval '1 second'`],
  [
    'came before an administrator made by the command',
    sql`insert into users (name, last_name, email, role) values ('Admin', '', 'a@casa.mx', 'admin')`,
  ],
])('a link that %s creates no account', async (_which, meanwhile) => {
  const token = await newToken()
  await server.db.execute(meanwhile)
  expect((await use(token)).statusCode).toBe(404)
  expect((await server.logIn('eva@casa.mx', password)).statusCode).toBe(401)
})

test('a link that was never offered, a weak password and a role of one’s own are refused', async () => {
  const token = await newToken()
  expect((await use('x'.repeat(43))).statusCode).toBe(404)
  expect(
    (await use(token, 'eva@casa.mx', { password: 'password1', confirmPassword: 'password1' })).statusCode,
  ).toBe(422)
  expect((await use(token, 'eva@casa.mx', { role: 'admin' })).statusCode).toBe(400)
  expect((await use(token)).statusCode).toBe(201)
})

test('an address that has an account is not taken over, and the link can be used with another', async () => {
  await server.welcome('eva@casa.mx', 'una frase bastante larga')
  const token = await newToken()
  expect((await use(token)).json()).toMatchObject({ code: 'taken', issues: [{ path: 'email' }] })
  expect((await server.logIn('eva@casa.mx', 'una frase bastante larga')).statusCode).toBe(200)
  expect((await use(token, 'jefa@casa.mx')).statusCode).toBe(201)
})

test('whatever was planted for the address before does not open it', async () => {
  await server.register('eva@casa.mx', 'la frase de un extraño')
  expect((await use(await newToken())).statusCode).toBe(201)
  expect((await server.logIn('eva@casa.mx', 'la frase de un extraño')).statusCode).toBe(401)
  expect((await server.db.execute(sql`select * from pending_registrations`)).rowCount).toBe(0)
})
