import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const dogs = Array.from({ length: 60 }, (_, number) => ({ name: `Perro ${number}` }))
const app = Fastify()
compressAnswers(app)
app.get('/dogs', async () => dogs)
app.get('/dog', async () => dogs[0])
app.get('/text', async (_request, reply) => reply.type('text/plain').send('perro '.repeat(400)))
afterAll(() => app.close())

const request = (url: string, encoding: string) =>
  app.inject({ url, headers: { 'accept-encoding': encoding } })

test('long JSON is compressed as the client accepts it', async () => {
  const packed = await request('/dogs', 'gzip, deflate, br')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(packed.rawPayload.length).toBeLessThan(400)
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(dogs)
  const zipped = await request('/dogs', 'gzip, br;q=0')
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(dogs)
  const plain = await request('/dogs', 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.json()).toEqual(dogs)
})

test.each(['/dog', '/text'])('%s is sent as it is', async (url) => {
  expect((await request(url, 'br')).headers['content-encoding']).toBeUndefined()
})
