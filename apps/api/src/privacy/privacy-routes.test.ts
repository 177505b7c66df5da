import type { PrivacyRequest } from '@rumi/contract'
import { addBusinessDays } from '@rumi/contract'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventsDelivered } from '../../../../tests/support/bookings/events-delivered.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

const send = (who: 'ana' | 'luis', right: string, message = '') =>
  server.request(who, 'POST', '/api/privacyRequests', { right, message })
const act = (id: string, action: string, version?: number) =>
  server.request('marta', 'PATCH', `/api/privacyRequests/${id}`, {
    action,
    words: 'Por esto y por aquello.',
    ...(version && { version }),
  })
const listOf = async (who: 'ana' | 'luis' | 'marta' | 'admin', state = 'open'): Promise<PrivacyRequest[]> =>
  (await server.request(who, 'GET', `/api/privacyRequests?state=${state}`)).body.data.privacyRequests

test('a request arrives with its legal deadline, goes its way, and each step is kept with who and when', async () => {
  const { status, body } = await send('ana', 'rectification', 'Mi teléfono termina en 12.')
  expect(status).toBe(201)
  const { privacyRequest: made } = body.data
  expect(made).toMatchObject({
    right: 'rectification',
    status: 'received',
    answerDue: addBusinessDays(today(), 20),
    steps: [{ step: 'received', by: null }],
  })
  expect((await act(made.id, 'complete')).body.code).toBe('step-not-allowed')
  expect((await act(made.id, 'extend')).body.data.privacyRequest.answerDue).toBe(
    addBusinessDays(made.answerDue, 20),
  )
  expect((await act(made.id, 'extend')).status).toBe(409)
  expect((await act(made.id, 'grant', 1)).body.code).toBe('stale')
  const { privacyRequest: granted } = (await act(made.id, 'grant', 2)).body.data
  expect(granted).toMatchObject({ status: 'granted', completionDue: addBusinessDays(today(), 15) })
  expect((await act(made.id, 'complete')).status).toBe(200)
  expect(await listOf('ana')).toEqual([])
  const [ended] = await listOf('marta', 'ended')
  expect(ended?.steps.map(({ step, by }) => [step, by])).toEqual([
    ['received', expect.stringContaining('Ana')],
    ['extended', expect.stringContaining('Marta')],
    ['granted', expect.stringContaining('Marta')],
    ['done', expect.stringContaining('Marta')],
  ])
  const [own] = await listOf('ana', 'ended')
  expect(own?.steps.map(({ by }) => by)).toEqual([null, null, null, null])
})

test('of each right one is open at a time, also of ten at once, and another right is another request', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('ana', 'access')))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'privacy-request-open')).toHaveLength(9)
  expect((await send('ana', 'opposition', 'Sin novedades por correo.')).status).toBe(201)
  expect((await send('luis', 'access')).status).toBe(201)
})

test('a client sees their own requests, the desk sees all, and the soonest due comes first', async () => {
  expect((await listOf('luis')).map(({ clientName }) => clientName)).toEqual([
    expect.stringContaining('Luis'),
  ])
  const all = await listOf('admin')
  expect(new Set(all.map(({ clientId }) => clientId)).size).toBe(2)
  await act(all[0]!.id, 'grant')
  expect((await listOf('admin'))[0]?.id).toBe(all[0]!.id)
})

test.each([
  [{ right: 'rectification', message: ' ' }, 'message'],
  [{ right: 'forgetting', message: 'Todo' }, 'right'],
  [{ right: 'access', message: 'x'.repeat(2_001) }, 'message'],
])('%j is refused beside its field', async (body, path) => {
  const { status, body: result } = await server.request('luis', 'POST', '/api/privacyRequests', body)
  expect([status, result.issues?.[0]?.path]).toEqual([400, path])
})

test('mails the requester at receipt and at each step, and notifies the desk in the app', async () => {
  const outbox = join(server.dataDir, 'outbox')
  await vi.waitFor(async () => {
    const names = await readdir(outbox)
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const subjects = mails
      .filter((mail) => /^To: .*ana@demo/m.test(mail))
      .map((mail) => mail.replaceAll(/=\?UTF-8\?Q\?|\?=/g, ''))
    for (const word of ['Recibimos', 'Necesitamos', 'procede', 'Cumplimos'])
      expect(subjects.some((mail) => new RegExp(`^Subject: .*${word}`, 'm').test(mail))).toBe(true)
  }, 15_000)
  await eventsDelivered(server.database.pool)
  const { body } = await server.request('admin', 'GET', `/api/notifications/${server.ids.admin}`)
  expect(body.data.notifications).toContainEqual(
    expect.objectContaining({ kind: 'privacy-request', href: '/oficina/privacidad' }),
  )
})

test('closing the account ends its requests and keeps their days and steps without the text', async () => {
  const [request] = await listOf('luis')
  const token = await server.request('luis', 'DELETE', `/api/users/${server.ids.luis}`)
  expect(token.status).toBe(204)
  const { rows } = await server.database.pool.query(
    'select status, message, array_agg(step order by at) as steps from privacy_requests r join privacy_request_steps s on s.request_id = r.id where r.id = $1 group by r.id',
    [request?.id],
  )
  expect(rows).toEqual([expect.objectContaining({ status: 'done', message: '' })])
  expect(rows[0].steps.at(-1) ?? rows[0].steps).toContain('closed')
})
