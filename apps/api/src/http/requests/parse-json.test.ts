import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const dog = (name: string) => JSON.stringify({ name, sex: 'hembra', birthDate: '2022-01-01' })
const send = (payload: Buffer | string, contentType = 'application/json') =>
  server.request('ana', 'POST', '/api/rumis', payload, { 'content-type': contentType })

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'application/json; charset=utf8; profile=x',
])('letters of every language are kept: %s', async (contentType) => {
  const { status, body } = await send(dog('Ñandú 🐶 龍'), contentType)
  expect([status, body.data?.rumi.name]).toEqual([201, 'Ñandú 🐶 龍'])
})

test.each([
  ['Latin-1', Buffer.from(dog('Ñandú'), 'latin1')],
  [
    'bytes of no letter',
    Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
  ],
  ['half a letter at the end', Buffer.from('{"name":"ñ').subarray(0, -1)],
  ['half of a pair, as three bytes', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
])('%s is refused, not stored as something else', async (_, payload) => {
  const { status, body } = await send(payload)
  expect([status, body.code, body.message]).toEqual([400, 'malformed', expect.stringMatching(/UTF-8/)])
})

test.each(['iso-8859-1', 'latin1', 'utf-16', '"windows-1252"', ''])(
  'the charset %s is refused, whatever the bytes',
  async (charset) => {
    const { status, body } = await send(dog('Nube'), `application/json; charset=${charset}`)
    expect([status, body.code]).toEqual([415, 'not-json'])
  },
)

test.each([
  ['a prototype', '{"__proto__":{"role":"admin"},"name":"x"}', 400],
  ['a constructor', '{"constructor":{"prototype":{"role":"admin"}},"name":"x"}', 400],
  ['nothing', '', 400],
  ['more than 64 kB', dog('x'.repeat(66_000)), 413],
])('%s is refused as by the parser of the framework', async (_, payload, expected) => {
  expect((await send(payload)).status).toBe(expected)
})

const empty = ['', { 'content-type': 'application/json' }] as const

test.each([
  ['what is not there', 'DELETE', `/api/rumis/${crypto.randomUUID()}`, 404],
  ['a call that needs a body', 'POST', '/api/rumis', 400],
] as const)('an empty body of JSON is none: %s', async (_, method, path, expected) => {
  expect((await server.request('luis', method, path, ...empty)).status).toBe(expected)
  expect((await server.request(null, method, path, ...empty)).status).toBe(401)
})

test('a logout with an empty JSON body ends the session', async () => {
  expect((await server.request('luis', 'POST', '/api/auth/logout', ...empty)).status).toBe(204)
  expect((await server.request('luis', 'GET', '/api/auth/me')).status).toBe(401)
})

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('lists and objects stand within each other 32 times at most, whatever the call does with them', async () => {
  const request = (json: string) =>
    server.request('marta', 'POST', `/api/payments/${crypto.randomUUID()}/receipt/mails`, json, {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    })
  for (const json of [nested(33), nested(30_000), `{"a":${nested(32)}}`, `["\\"",${nested(32)}]`])
    expect((await request(json)).body, json.slice(0, 40)).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('32 niveles'),
    })
  for (const json of [nested(32), `["${'['.repeat(60)}\\"${'{'.repeat(60)}"]`])
    expect((await request(json)).status, json.slice(0, 40)).toBe(404)
})
