import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addressedPages } from './addressed-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(folder, 'index.html'), '<link rel="canonical" href="https://rumi.example/hotel">')
const app = Fastify()
const pages = addressedPages(folder, 'https://www.rumi.mx/')
let written: string | undefined
app.get('/hotel', (request, reply) =>
  pages.send(request, reply.type('text/html; charset=utf-8'), 'index.html', written),
)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const page = '<link rel="canonical" href="https://www.rumi.mx/hotel">'

test('a page carries the address under which the site is reached', async () => {
  const answer = await app.inject('/hotel')
  expect(answer.body).toBe(page)
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test('a browser that takes brotli gets it, and the same page', async () => {
  const answer = await app.inject({ url: '/hotel', headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page)
})

test('who has the page already is told so', async () => {
  const { etag = '' } = (await app.inject('/hotel')).headers
  const again = await app.inject({ url: '/hotel', headers: { 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('what is written into a page replaces it for everyone, and for those who have the old one', async () => {
  const { etag = '' } = (await app.inject('/hotel')).headers
  written = `${page}<p>hoy</p>`
  const again = await app.inject({ url: '/hotel', headers: { 'if-none-match': etag } })
  expect(again.statusCode).toBe(200)
  expect(again.body).toBe(written)
  written = undefined
  expect((await app.inject('/hotel')).body).toBe(page)
})
