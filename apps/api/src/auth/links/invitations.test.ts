import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../../../../tests/support/servers/open-test-server.ts'
import { hashOfSecret } from '../secret.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

const rows = async <Row extends object>(query: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(query, values)).rows
const invite = (email: string, role = 'colaborador') =>
  server.request('admin', 'POST', '/api/invitations', { name: 'Rosa', email, role })
const listed = async () => (await server.request('admin', 'GET', '/api/invitations')).body.data.invitations

/** The tokens of the links that were mailed to an address, the newest last. */
async function tokensMailedTo(email: string, least = 1): Promise<string[]> {
  const outbox = join(server.dataDir, 'outbox')
  return vi.waitFor(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted()
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const tokens = mails
      .filter((mail) => new RegExp(`^To: .*${email}`, 'm').test(mail))
      .map((mail) => /\/auth\/invitacion\/([\w-]{43})/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1] ?? '')
    expect(new Set(tokens).size).toBeGreaterThanOrEqual(least)
    return tokens
  }, 10_000)
}

const password = 'tres perros en el patio'
const accept = (token: string, more: object = {}) =>
  server.request(null, 'POST', `/api/auth/invitation/${token}`, {
    name: 'Rosa',
    lastName: 'Cruz',
    password,
    confirmPassword: password,
    ...more,
  })

test('an invitation creates an account once, with its role', async () => {
  expect((await invite('rosa@correo.mx')).status).toBe(201)
  const [token = ''] = await tokensMailedTo('rosa@correo.mx')
  const [invitation] = await listed()
  expect(invitation).toMatchObject({
    name: 'Rosa',
    email: 'rosa@correo.mx',
    role: 'colaborador',
    invitedBy: 'Adriana Rojas Meza',
    mailedAt: expect.stringMatching(/Z$/),
  })
  const hours = (Date.parse(invitation.expiresAt) - Date.parse(invitation.mailedAt)) / 3_600_000
  expect(Math.round(hours)).toBe(72)

  const shown = await server.request(null, 'GET', `/api/auth/invitation/${token}`)
  expect(shown.body.data.invitation).toEqual({ name: 'Rosa', email: 'rosa@correo.mx', role: 'colaborador' })
  expect((await accept(token, { password: 'password1', confirmPassword: 'password1' })).status).toBe(422)
  expect((await accept(token, { role: 'admin' })).status).toBe(400)

  const answers = await Promise.all(Array.from({ length: 12 }, () => accept(token)))
  const opened = answers.filter(({ status }) => status === 201)
  expect(opened).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(11)
  const { data, token: bearer } = opened[0]!.body
  expect(data).toMatchObject({ user: { _id: invitation.id, role: 'colaborador', lastName: 'Cruz' } })
  const board = await server.request(null, 'GET', '/api/services', undefined, {
    authorization: `Bearer ${bearer}`,
  })
  expect(board.status).toBe(200)
  expect(await listed()).toEqual([])

  const { body } = await server.request('admin', 'GET', `/api/audit?id=${invitation.id}`)
  expect(
    body.data.auditEntries.map((entry: { entity: string; action: string; actor: { id: string } }) => [
      entry.entity,
      entry.action,
      entry.actor.id,
    ]),
  ).toEqual([
    ['user', 'created', invitation.id],
    ['invitation', 'deleted', invitation.id],
    ['invitation', 'created', server.ids.admin],
  ])
})

test('a user whose role requires a second factor must set it up first', async () => {
  await invite('clara@correo.mx', 'contador')
  const [token = ''] = await tokensMailedTo('clara@correo.mx')
  const { status, body } = await accept(token)
  expect([status, body.data.mustSetUpSecondFactor]).toEqual([201, true])
  const headers = { authorization: `Bearer ${body.token}` }
  expect((await server.request(null, 'GET', '/api/users', undefined, headers)).body.code).toBe(
    'second-factor-setup-required',
  )
})

test('a link that is sent again ends the one before; one that is past its time, or taken back, opens nothing', async () => {
  const { body } = await invite('eva@correo.mx')
  const { id } = body.data.invitation
  const [former = ''] = await tokensMailedTo('eva@correo.mx')
  expect((await server.request('admin', 'POST', `/api/invitations/${id}/mails`)).status).toBe(200)
  const newest = (await tokensMailedTo('eva@correo.mx', 2)).find((token) => token !== former) ?? ''
  expect((await accept(former)).body.code).toBe('link-expired')

  await rows(`update staff_invitations set expires_at = now() - interval '1 second'`)
  expect((await accept(newest)).body.code).toBe('link-expired')
  await rows(`update staff_invitations set expires_at = now() + interval '1 hour'`)
  expect((await server.request('admin', 'DELETE', `/api/invitations/${id}`)).status).toBe(204)
  expect((await accept(newest)).body.code).toBe('link-expired')
  expect((await server.request('admin', 'DELETE', `/api/invitations/${id}`)).status).toBe(404)
  expect((await server.request('admin', 'POST', `/api/invitations/${id}/mails`)).status).toBe(404)
})

test('an address that has an account or an invitation is not invited, and no client by this way', async () => {
  expect((await invite('otra@correo.mx')).status).toBe(201)
  for (const email of ['ana@demo.rumi.mx', 'otra@correo.mx']) {
    const { status, body } = await invite(email)
    expect([email, status, body.issues[0].path]).toEqual([email, 409, 'email'])
  }
  expect((await invite('cliente@correo.mx', 'cliente')).status).toBe(400)
  expect((await server.request('marta', 'GET', '/api/invitations')).status).toBe(403)
  expect(
    (await server.request('marta', 'POST', '/api/invitations', { name: 'X', email: 'x@x.mx', role: 'admin' }))
      .status,
  ).toBe(403)
})

test('the link is kept as a hash alone', async () => {
  await invite('hash@correo.mx')
  const [token = ''] = await tokensMailedTo('hash@correo.mx')
  const [stored] = await rows<{ hash: string }>(
    `select token_hash as hash from staff_invitations where email = 'hash@correo.mx'`,
  )
  expect(stored?.hash).toBe(hashOfSecret(token))
})
