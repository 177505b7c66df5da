import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { startMailServer } from '../mail/testing/start-mail-server.ts'
import { ownWords } from './texts-repository.ts'

let mails: Awaited<ReturnType<typeof startMailServer>>
let server: TestServer
beforeAll(async () => {
  mails = await startMailServer()
  server = await openTestServer({ SMTP_URL: mails.url })
})
afterAll(async () => {
  await server.close()
  await mails.close()
})

const title = 'mails.message-received.title'
const change = (key: string, value: string, who: 'admin' | 'marta' = 'admin') =>
  server.request(who, 'PUT', `/api/texts/${key}`, { value })
const tryOut = (what: 'preview' | 'test', body: object, who: 'admin' | 'marta' = 'admin') =>
  server.request(who, 'POST', `/api/texts/mail-${what}`, body)

/** The mails to an address, with what their encodings broke put together again. */
const mailsTo = (address: string) =>
  mails.taken
    .filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''))

const stored = async (key: string) =>
  (await server.request('admin', 'GET', '/api/texts')).body.data.texts.find(
    (text: { key: string }) => text.key === key,
  )

test('a mail says what the office has written when it is sent, and what is shipped once that is restored', async () => {
  expect(await stored(title)).toMatchObject({ page: 'mails.message-received', value: null, version: 1 })
  const write = (email: string) =>
    server.request(null, 'POST', '/api/contact', { name: 'Rosa', email, message: 'Hola' })

  expect((await change(title, 'Te leemos en {casa}')).status).toBe(200)
  expect(await ownWords(server.database.db)).toEqual({})
  await write('una@correo.mx')
  await vi.waitFor(() => expect(mailsTo('una@correo.mx')).toHaveLength(1), 10_000)
  expect(mailsTo('una@correo.mx')[0]).toContain('Te leemos en Rumi')

  expect((await server.request('admin', 'DELETE', `/api/texts/${title}`)).status).toBe(204)
  await write('otra@correo.mx')
  await vi.waitFor(() => expect(mailsTo('otra@correo.mx')).toHaveLength(1), 10_000)
  expect(mailsTo('otra@correo.mx')[0]).toContain('¡Gracias por escribirnos!')
})

test('previews unsaved words in both parts of the mail', async () => {
  const key = 'mails.order-step.steps.shipped.text'
  const { status, body } = await tryOut('preview', { key, value: 'Ya va, {nombre}: pedido {numero}' })
  expect(status).toBe(200)
  expect(body.data.subject).toBe('Tu pedido va en camino: número 12')
  for (const part of [body.data.html, body.data.text]) expect(part).toContain('Ya va, Ana: pedido 12')
  expect(await stored(key)).toMatchObject({ value: null, version: 1 })
})

test('sends a marked test to the requester by the real transport, and reports a refusing mail server', async () => {
  const draft = { key: title, value: 'A ver qué tal' }
  expect((await tryOut('test', draft)).body).toEqual({ data: { email: 'admin@demo.rumi.mx' } })
  const [sent = '', ...others] = mailsTo('admin@demo.rumi.mx')
  expect(others).toEqual([])
  expect(sent).toMatch(/^Subject: Prueba: Recibimos tu mensaje$/m)
  expect(sent).toContain('A ver qu=C3=A9 tal')
  await mails.close()
  expect(await tryOut('test', draft)).toMatchObject({ status: 502, body: { code: 'mail-not-sent' } })
})

test('rejects unknown facts and texts, and lets only administrators preview and test a mail', async () => {
  expect((await change('mails.verify.title', 'Hola, {nombre}')).body.issues).toEqual([
    { path: 'value', message: expect.stringMatching(/«\{nombre\}» no es un dato/) },
  ])
  const { body } = await tryOut('preview', { key: 'mails.booking-moved.title', value: '{mascota}' })
  expect(body.issues[0].message).toMatch(/\{nombre\}, \{rumis\}.*\{casa\}/)
  expect((await tryOut('preview', { key: 'mails.nada.title', value: 'Hola' })).status).toBe(404)
  expect((await change(title, 'Hola', 'marta')).status).toBe(403)
  for (const what of ['preview', 'test'] as const)
    expect((await tryOut(what, { key: title, value: 'Hola' }, 'marta')).status).toBe(403)
})
