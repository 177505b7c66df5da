import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/system/open-test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const dog = (name: string) => JSON.stringify({ name, sex: 'hembra', birthDate: '2022-01-01' })
const send = (payload: Buffer | string, contentType = 'application/json') =>
  server.ask('ana', 'POST', '/api/rumis', payload, { 'content-type': contentType })

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
