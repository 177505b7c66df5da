import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/connect.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { createFeedReader } from './feed-reader.ts'
import { fetchFeed, isPublicAddress } from './fetch-feed.ts'

let database: Database
let server: Server
let answer: (response: ServerResponse) => void
beforeAll(async () => {
  database = await openTestDatabase()
  server = createServer((_request, response) => answer(response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.close()
})

const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`
const quiet = { warn: () => {} }
const readerOf = (path: string) =>
  createFeedReader({
    db: database.db,
    config: { local: true, demo: false },
    addressOf: async () => addressOf(path),
    logger: quiet,
  })

const says = (body: string | Buffer, type = 'application/rss+xml') => {
  answer = (response) => response.writeHead(200, { 'content-type': type }).end(body)
}

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>t</title>${items}</channel></rss>`

test('RSS 2.0, RSS 1.0 and Atom answer the same four fields', async () => {
  const post = { title: 'Hola', link: 'https://a.mx/b', thumbnail: null, description: 'Dos perros' }
  says(
    rss(
      '<item><title>Hola</title><link>https://a.mx/b</link><description>Dos &lt;b&gt;perros&lt;/b&gt;</description></item>',
    ),
  )
  expect(await readerOf('rss2').posts()).toEqual([post])
  says(
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>t</title></channel><item><title>Hola</title><link>https://a.mx/b</link><description>Dos perros</description></item></rdf:RDF>`,
  )
  expect(await readerOf('rss1').posts()).toEqual([post])
  says(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><entry><title>Hola</title><link rel="alternate" href="https://a.mx/b"/><summary type="html">&lt;p&gt;Dos perros&lt;/p&gt;</summary></entry></feed>`,
    'application/atom+xml',
  )
  expect(await readerOf('atom').posts()).toEqual([post])
})

test('descriptions become text of 120 characters at most, in which nothing can run', async () => {
  const html = `<p>${'ñandú &amp; '.repeat(40)}</p><script>alert(1)</script><img src=x onerror=alert(2)>`
  says(
    rss(
      `<item><title><![CDATA[A <b>b</b>]]></title><link>https://a.mx/b</link><description><![CDATA[${html}]]></description></item>`,
    ),
  )
  const [post] = await readerOf('long').posts()
  expect(post!.title).toBe('A b')
  expect(post!.description).toBe('ñandú & '.repeat(15).slice(0, 120).trimEnd())
})

test('pictures come from media, enclosure or the first picture of the text, and only from the web', async () => {
  const item = (inside: string, n: number) =>
    `<item><title>${n}</title><link>https://a.mx/${n}</link>${inside}</item>`
  says(
    `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>t</title>${[
      '<media:thumbnail url="https://a.mx/m.jpg"/>',
      '<enclosure url="https://a.mx/e.jpg" type="image/jpeg" length="1"/>',
      '<description>&lt;img src="https://a.mx/d.jpg"&gt;</description>',
      '<description>&lt;img src="javascript:alert(1)"&gt;</description>',
    ]
      .map(item)
      .join('')}</channel></rss>`,
  )
  const posts = await readerOf('pictures').posts()
  expect(posts.map(({ thumbnail }) => thumbnail)).toEqual([
    'https://a.mx/m.jpg',
    'https://a.mx/e.jpg',
    'https://a.mx/d.jpg',
    null,
  ])
})

test('items without a title or a link to the web are left out, and six are enough', async () => {
  const good = (n: number) => `<item><title>${n}</title><link>https://a.mx/${n}</link></item>`
  const odd = '<item></item><item><title>x</title><link>javascript:alert(1)</link></item>'
  says(rss(odd + [1, 2, 3, 4, 5, 6, 7, 8].map(good).join('')))
  expect((await readerOf('odd').posts()).map(({ title }) => title)).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('resolves relative links and pictures of the feed against its site, and only to the web', async () => {
  says(
    rss(
      '<item><title>Uno</title><link>/notas/uno</link><enclosure url="fotos/uno.jpg" type="image/jpeg" length="1"/></item>' +
        '<item><title>Dos</title><link>dos.html</link></item>' +
        '<item><title>Tres</title><link>//otro.mx/tres</link></item>' +
        '<item><title>No</title><link>javascript:alert(1)</link></item>',
    ),
  )
  const posts = await readerOf('blog/feed.xml').posts()
  expect(posts.map(({ link }) => link)).toEqual([
    addressOf('notas/uno'),
    addressOf('blog/dos.html'),
    'http://otro.mx/tres',
  ])
  expect(posts[0]!.thumbnail).toBe(addressOf('blog/fotos/uno.jpg'))
  says(
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><entry><title>Hola</title><link rel="alternate" href="/hola"/></entry></feed>',
    'application/atom+xml',
  )
  expect((await readerOf('atom/relative').posts())[0]!.link).toBe(addressOf('hola'))
})

test('an old encoding is read as it was written', async () => {
  const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><rss version="2.0"><channel><title>t</title><item><title>Niñez</title><link>https://a.mx/b</link></item></channel></rss>`
  says(Buffer.from(xml, 'latin1'), 'text/xml')
  expect((await readerOf('latin').posts())[0]!.title).toBe('Niñez')
})

test('a feed that its server packs, or that is a packed file, is unpacked up to a megabyte', async () => {
  const packed = gzipSync(rss('<item><title>Hola</title><link>https://a.mx/b</link></item>'))
  answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
  expect(await readerOf('packed').posts()).toHaveLength(1)
  says(packed, 'application/gzip')
  expect(await readerOf('feed.xml.gz').posts()).toHaveLength(1)
  says(gzipSync(Buffer.alloc(1_000_001, 32)), 'application/gzip')
  await expect(fetchFeed(addressOf('bomb'), { mayBePrivate: true })).rejects.toThrow('megabyte')
  says(packed.subarray(0, 40), 'application/gzip')
  await expect(fetchFeed(addressOf('cut'), { mayBePrivate: true })).rejects.toThrow('unpacked')
})

test('another feed that the office chooses is read at once, and the one before is not mixed with it', async () => {
  let path = 'before'
  const changed: string[] = []
  const reader = createFeedReader({
    db: database.db,
    config: { local: true, demo: false },
    addressOf: async () => addressOf(path),
    logger: quiet,
    onChange: async () => void changed.push(path),
  })
  says(rss('<item><title>Antes</title><link>https://a.mx/b</link></item>'))
  expect((await reader.posts())[0]!.title).toBe('Antes')
  path = 'after'
  says(rss('<item><title>Después</title><link>https://a.mx/b</link></item>'))
  expect((await reader.posts())[0]!.title).toBe('Después')
  path = 'before'
  expect((await reader.posts())[0]!.title).toBe('Antes')
  expect(changed).toEqual(['before', 'after'])
})

test('a feed that fails shows the last good copy, also after a restart; without one, nothing', async () => {
  answer = (response) => response.writeHead(500).end()
  expect(await readerOf('never-good').posts()).toEqual([])
  says(rss('<item><title>Bueno</title><link>https://a.mx/b</link></item>'))
  await readerOf('once-good').posts()
  await database.pool.query(`update feed_copies set read_at = now() - interval '1 day'`)
  answer = (response) => response.destroy()
  expect((await readerOf('once-good').posts())[0]!.title).toBe('Bueno')
})

test('no redirect is followed, nothing larger than a megabyte is read, and no answer is waited for beyond five seconds', async () => {
  answer = (response) => response.writeHead(302, { location: addressOf('elsewhere') }).end()
  await expect(fetchFeed(addressOf('moved'), { mayBePrivate: true })).rejects.toThrow('answered 302')
  says(Buffer.alloc(1_100_000, 32))
  await expect(fetchFeed(addressOf('large'), { mayBePrivate: true })).rejects.toThrow('megabyte')
  answer = () => {}
  await expect(fetchFeed(addressOf('slow'), { mayBePrivate: true })).rejects.toThrow(/abort|timeout/i)
}, 10_000)

test('in production a feed on this machine or its network is not read, whatever it calls itself', async () => {
  await expect(fetchFeed(addressOf('plain'), { mayBePrivate: false })).rejects.toThrow('https')
  await expect(fetchFeed('https://localhost/feed', { mayBePrivate: false })).rejects.toThrow('private')
  for (const address of [
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fd00::1',
    '0.0.0.0',
  ]) {
    expect(isPublicAddress(address), address).toBe(false)
  }
  expect(isPublicAddress('93.184.215.14')).toBe(true)
})

test.each([
  ['https://127.0.0.1/feed.xml', 'private'],
  ['https://[::1]/feed.xml', 'private'],
  ['https://10.1.2.3/feed.xml', 'private'],
  ['http://localhost/feed.xml', 'not-https'],
  ['https://no-hay.invalid/feed.xml', 'unreachable'],
])('a public server rejects %s as its feed: %s', async (address, fault) => {
  const reader = createFeedReader({
    db: database.db,
    config: { local: false, demo: false },
    addressOf: async () => address,
    logger: quiet,
  })
  expect(await reader.faultOf(address)).toBe(fault)
})
