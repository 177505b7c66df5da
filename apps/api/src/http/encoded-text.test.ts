import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { encodeText, sendEncoded } from './encoded-text.ts'

const text = '<p>Guardería</p>'
const app = Fastify()
app.get('/hotel', async (request, reply) => sendEncoded(request, reply, await encodeText(text, 'once')))
afterAll(() => app.close())

const send = (headers: Record<string, string>) => app.inject({ url: '/hotel', headers })

test('a browser gets a text as it takes it', async () => {
  const brotli = await send({ 'accept-encoding': 'gzip, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text)
  const zipped = await send({ 'accept-encoding': 'gzip' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(text)
  const plain = await send({})
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(text)
  for (const { headers } of [brotli, zipped, plain]) expect(headers.vary).toBe('accept-encoding')
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['BR;q=0.000,GZIP;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0.1', 'br'],
  ['br; q=0, gzip; q=0', undefined],
  ['identity', undefined],
])('sends no encoding that the browser excludes: %s', async (accepted, given) => {
  expect((await send({ 'accept-encoding': accepted })).headers['content-encoding']).toBe(given)
})

test('returns not modified for a cached text', async () => {
  const { etag = '' } = (await send({})).headers
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await send({ 'if-none-match': known })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  }
  expect((await send({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})
