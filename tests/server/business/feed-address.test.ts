import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { visibleText } from '../../support/bookings/visible-text.ts'

const siteDir = fileURLToPath(new URL('../../../apps/web/build', import.meta.url))

const rss = (title: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>t</title><item><title>${title}</title><link>https://a.mx/${title.length}</link></item></channel></rss>`

/** Responses of other blogs, by path. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/primero.xml': (response) => response.end(rss('La nota de siempre')),
  '/otro.xml': (response) => response.end(rss('La nota del otro blog')),
  '/lejos.xml': (response) => response.writeHead(301, { location: '/otro.xml' }).end(),
  '/roto.xml': (response) => response.writeHead(500).end(),
  '/pagina.html': (response) => response.end('<!doctype html><p>Bienvenidos</p>'),
  '/grande.xml': (response) => response.end(rss('x'.repeat(1_000_001))),
}

let blogs: Server
let server: TestServer
beforeAll(async () => {
  blogs = createServer(({ url = '' }, response) => answers[url]?.(response))
  await new Promise<void>((listening) => blogs.listen(0, '127.0.0.1', listening))
  server = await openTestServer({ BLOG_FEED_URL: at('/primero.xml') }, { siteDir })
})
afterAll(async () => {
  await server.close()
  blogs.closeAllConnections()
  blogs.close()
})

const at = (path: string) => `http://127.0.0.1:${(blogs.address() as AddressInfo).port}${path}`
const setFeed = (feedUrl: string) => server.request('admin', 'PATCH', '/api/settings', { feedUrl })
const blog = async () => visibleText((await server.request(null, 'GET', '/blog')).body)
const settings = async () => (await server.request('admin', 'GET', '/api/settings')).body.data.settings

test('the feed that the office sets is the blog at its next load, and emptied the one of before is back', async () => {
  expect(await blog()).toContain('La nota de siempre')
  expect((await setFeed(at('/otro.xml'))).status).toBe(200)
  expect(await blog()).toContain('La nota del otro blog')
  expect(await blog()).not.toContain('La nota de siempre')
  const { posts } = (await server.request(null, 'GET', '/api/blog')).body.data
  expect(posts).toMatchObject([{ title: 'La nota del otro blog' }])
  expect((await setFeed('')).status).toBe(200)
  expect(await blog()).toContain('La nota de siempre')
  expect(await blog()).not.toContain('La nota del otro blog')
})

test.each([
  ['/lejos.xml', /manda a otra/],
  ['/roto.xml', /No pudimos leer/],
  ['/pagina.html', /no hay un feed/],
  ['/grande.xml', /más de 1 MB/],
])('%s is refused in a sentence beside its field, and the blog stays as it was', async (path, text) => {
  const before = await settings()
  const { status, body } = await setFeed(at(path))
  expect(status).toBe(400)
  expect(body.issues).toEqual([{ path: 'feedUrl', message: expect.stringMatching(text) }])
  expect(await settings()).toEqual(before)
  expect(await blog()).toContain('La nota de siempre')
})

test('a feed whose host is away by now does not stand in the way of another setting', async () => {
  expect((await setFeed(at('/otro.xml'))).status).toBe(200)
  const { '/otro.xml': answer } = answers
  answers['/otro.xml'] = answers['/roto.xml']!
  const { status } = await server.request('admin', 'PATCH', '/api/settings', {
    feedUrl: at('/otro.xml'),
    phone: '55 1111 2222',
  })
  expect(status).toBe(200)
  answers['/otro.xml'] = answer!
  await setFeed('')
})

test('a public server rejects private addresses, in production or not', async () => {
  const overTls = at('/primero.xml').replace('http:', 'https:')
  const world = { PUBLIC_URL: 'https://rumi.example', DEMO: '0', BLOG_FEED_URL: overTls }
  const house = await openTestServer(world)
  expect((await house.request(null, 'GET', '/api/blog')).body.data.posts).toEqual([])
  await house.close()
})
