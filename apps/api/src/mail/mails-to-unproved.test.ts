import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailsToUnproved } from '@rumi/mails'
import { referenceOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

/** Text that a stranger tries to send in the business's name. */
const words = 'Premio <a href="https://evil.example/gana">aquí</a>'
const marks = /premio|evil|gana/i
const victim = (whose: string) => `victima-${whose}@correo.mx`
const password = 'perrito-de-montaña-7'

type Mail = { kind: string; text: string }

/** Returns all mails to unverified addresses, headers and both parts, with line folding undone. */
async function mailsToVictims(): Promise<Mail[]> {
  const outbox = join(server.dataDir, 'outbox')
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
    .filter((mail) => /^To: .*victima-/m.test(mail))
    .map((text) => ({ kind: /<([a-z-]+)[.][^>]*@/.exec(text)?.[1] ?? text, text }))
}

const post = (who: Parameters<TestServer['request']>[0], path: string, body: object) =>
  server.request(who, 'POST', `/api${path}`, body)

const register = (email: string) =>
  post(null, '/auth/register', {
    name: words,
    lastName: words,
    email,
    confirmEmail: email,
    password,
    confirmPassword: password,
  })

test('a mail to an unverified address contains no text of the user', async () => {
  const { body } = await server.request(null, 'GET', '/api/catalog')
  const service = body.data.services.find((one: { serviceType: string }) => one.serviceType === 'Hotel')
  const visitor = { name: words, phone: '55 1234 5678', message: words }
  const email = victim('registro')
  const sent = [
    await post(null, '/contact', { ...visitor, email: victim('contacto') }),
    await post(null, '/quotes', {
      ...visitor,
      email: victim('paquete'),
      package: 'evento-premium',
      dogs: [words],
    }),
    await post(null, '/quotes', {
      ...visitor,
      email: victim('servicio'),
      serviceId: service.id,
      dogs: [words, words],
    }),
    await register(email),
    await register(victim('doble')),
    await register(victim('doble')),
    await post(null, '/auth/verify-email', { email: victim('doble') }),
    await post(null, '/auth/forgot-password', { email }),
    await post('marta', '/users', { name: words, lastName: words, email: victim('recepcion') }),
    await post('admin', '/invitations', { name: words, email: victim('equipo'), role: 'colaborador' }),
    await post('ana', `/users/${server.ids.ana}/familyInvitations`, {
      name: words,
      email: victim('familia'),
    }),
    await post('luis', '/auth/email', { email: victim('cambio'), currentPassword: 'lomito-feliz-2026' }),
  ]
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => expect.toSatisfy((status) => status < 300)))

  await vi.waitFor(async () => expect(await mailsToVictims()).toHaveLength(sent.length), {
    timeout: 20_000,
    interval: 200,
  })
  const received = await mailsToVictims()
  const opened = sent.flatMap(({ body: { data } }) => data?.user?.id ?? [])
  for (const id of opened)
    expect((await server.request('admin', 'DELETE', `/api/users/${id}`)).status).toBe(204)
  // What was written to them before is taken away meanwhile, also between a look at the folder and at a file.
  const farewell = await vi.waitFor(
    async () => {
      const mailed = (await mailsToVictims()).filter(({ kind }) => kind === 'account-closed')
      expect(mailed).toHaveLength(opened.length)
      return mailed
    },
    { timeout: 20_000 },
  )
  const mails = [...received, ...farewell]
  expect([...new Set(mails.map(({ kind }) => kind))].toSorted()).toEqual([...mailsToUnproved].toSorted())
  for (const { kind, text } of mails)
    expect(`${kind}: ${marks.exec(text)?.[0] ?? 'ours alone'}`).toBe(`${kind}: ours alone`)
  const { body: office } = await server.request('marta', 'GET', '/api/messages?kind=contact&limit=1')
  const confirmation = mails.find(({ text }) => text.includes(victim('contacto')))!
  expect(confirmation.text).toContain(referenceOf(office.data.messages[0].id))
})
