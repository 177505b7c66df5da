import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { newEmailLink } from './links/mailed-links.ts'
import { linkIn, openAuthServer } from './testing/open-auth-server.ts'

let server: Awaited<ReturnType<typeof openAuthServer>>
beforeAll(async () => {
  server = await openAuthServer({}, { races: true })
})
afterAll(() => server.close())

const password = 'perro feliz 99'
const tokenOf = async (email: string) => (await server.logIn(email, password)).json().token as string
const request = (token: string, email: string, currentPassword = password) =>
  server.call('POST', '/auth/email', { token, body: { email, currentPassword } })
const confirm = (link: string) => server.call('POST', `/auth/email/${link}`)

test('changes nothing until the new address is verified, then notifies the old one and ends every session', async () => {
  const { email } = await server.welcome('vieja@correo.mx', password)
  const token = await tokenOf(email)
  expect((await request(token, 'Nueva@Correo.mx')).statusCode).toBe(200)
  const link = linkIn(await server.nextMail('nueva@correo.mx'), 'correo')
  expect((await server.logIn('nueva@correo.mx', password)).statusCode).toBe(401)

  expect((await confirm(link)).statusCode).toBe(200)
  expect((await server.call('GET', '/auth/me', { token })).statusCode).toBe(401)
  expect((await server.logIn(email, password)).statusCode).toBe(401)
  const again = await server.logIn('nueva@correo.mx', password)
  expect(again.json().data.user.email).toBe('nueva@correo.mx')
  expect(await server.nextMail(email, 1)).toContain('/contacto')
})

test('a link works once, also when twenty bring it at once, and a newer one ends the older', async () => {
  const { email } = await server.welcome('una@correo.mx', password)
  const token = await tokenOf(email)
  await request(token, 'una-a@correo.mx')
  const older = linkIn(await server.nextMail('una-a@correo.mx'), 'correo')
  await request(token, 'una-b@correo.mx')
  const newer = linkIn(await server.nextMail('una-b@correo.mx'), 'correo')
  expect((await confirm(older)).statusCode).toBe(404)
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(newer)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a link that is older than half an hour is none', async () => {
  const { email } = await server.welcome('tarde@correo.mx', password)
  await request(await tokenOf(email), 'tarde-nueva@correo.mx')
  const link = linkIn(await server.nextMail('tarde-nueva@correo.mx'), 'correo')
  await server.db.execute(
    sql`update email_changes set expires_at = now() where email = 'tarde-nueva@correo.mx'`,
  )
  expect((await confirm(link)).statusCode).toBe(404)
})

test('a new password revokes requests made with the old one', async () => {
  const { email } = await server.welcome('robada@correo.mx', password)
  const token = await tokenOf(email)
  await request(token, 'ladron-a@correo.mx')
  const planted = linkIn(await server.nextMail('ladron-a@correo.mx'), 'correo')
  const body = {
    currentPassword: password,
    password: 'perro tranquilo 100',
    confirmPassword: 'perro tranquilo 100',
  }
  expect((await server.call('PATCH', '/auth/password', { token, body })).statusCode).toBe(200)
  expect((await confirm(planted)).statusCode).toBe(404)

  const requested = { email: 'ladron-b@correo.mx', currentPassword: body.password }
  await server.call('POST', '/auth/email', { token, body: requested })
  const again = linkIn(await server.nextMail('ladron-b@correo.mx'), 'correo')
  await server.call('POST', '/auth/forgot-password', { body: { email } })
  const reset = linkIn(await server.nextMail(email, 2), 'restablecer')
  const set = await server.call('PATCH', `/auth/reset-password/${reset}`, {
    body: { password: 'perro seguro 101', confirmPassword: 'perro seguro 101' },
  })
  expect(set.statusCode).toBe(200)
  expect((await confirm(again)).statusCode).toBe(404)
})

test('a link that is mailed only after a new password does not work', async () => {
  const { email } = await server.welcome('en-camino@correo.mx', password)
  const token = await tokenOf(email)
  const { _id: userId } = (await server.call('GET', '/auth/me', { token })).json().data.user
  const linkRequestedAt = (askedAt: string) =>
    newEmailLink(server.db, readConfig({}), { userId, email: 'ladron-c@correo.mx', askedAt })
  const before = new Date().toISOString()
  const body = {
    currentPassword: password,
    password: 'perro tranquilo 102',
    confirmPassword: 'perro tranquilo 102',
  }
  expect((await server.call('PATCH', '/auth/password', { token, body })).statusCode).toBe(200)
  expect(await linkRequestedAt(before)).toBeUndefined()
  expect(await linkRequestedAt(new Date().toISOString())).toContain('/auth/correo/')
})

test('requires the password before it sends a mail', async () => {
  const { email } = await server.welcome('sin-clave@correo.mx', password)
  const refused = await request(await tokenOf(email), 'otra-persona@correo.mx', 'no es esa')
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'wrong-password'])
  expect(await server.mailsTo('otra-persona@correo.mx')).toEqual([])
})

test('an address that has an account is answered like any other; only its owner learns of it', async () => {
  const { email: theirs } = await server.welcome('ocupada@correo.mx', password)
  const { email } = await server.welcome('curiosa@correo.mx', password)
  const token = await tokenOf(email)
  const known = await request(token, theirs)
  const unknown = await request(token, 'libre@correo.mx')
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  expect(await server.nextMail(theirs, 1)).not.toContain('/auth/correo/')
})

test('rejects an address that another account took meanwhile', async () => {
  const { email } = await server.welcome('lenta@correo.mx', password)
  await request(await tokenOf(email), 'disputada@correo.mx')
  const link = linkIn(await server.nextMail('disputada@correo.mx'), 'correo')
  await server.db.execute(
    sql`insert into users (name, last_name, email) values ('Otra', 'Persona', 'disputada@correo.mx')`,
  )
  expect((await confirm(link)).statusCode).toBe(404)
  expect((await server.logIn(email, password)).statusCode).toBe(200)
})

test('one’s own address is no new one', async () => {
  const { email } = await server.welcome('misma@correo.mx', password)
  const refused = await request(await tokenOf(email), email)
  expect(refused.json()).toMatchObject({ code: 'breaks-a-rule', issues: [{ path: 'email' }] })
})
