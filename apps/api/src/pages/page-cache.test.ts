import { brotliDecompressSync } from 'node:zlib'
import { defaultSettings, type PageSource, type PageTopic } from '@rumi/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RenderPage } from './built-site.ts'
import { createPageCache, type CachedPage, inlineScriptHashes } from './page-cache.ts'

const post = { title: 'Hola', link: 'https://a.mx/b', thumbnail: null, description: '' }

const versions = new Map<PageTopic, number>()
const posts = vi.fn<PageSource['posts']>()
const source: PageSource = {
  origin: 'https://www.rumi.mx',
  settings: async () => defaultSettings,
  texts: async () => ({}),
  photos: async () => ({}),
  isOpen: async () => true,
  plans: async () => [],
  offers: async () => [],
  posts,
  products: async () => [],
}
const render = vi.fn<RenderPage>()
const logger = { error: vi.fn<(...args: unknown[]) => void>() }
let busy = false

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
const titles: RenderPage = async (_path, requested) =>
  html((await requested.posts()).map(({ title }) => title).join())

beforeEach(() => {
  versions.clear()
  busy = false
  posts.mockReset().mockImplementation(async () => [post])
  render.mockReset().mockImplementation(titles)
})

const openPages = () =>
  createPageCache({
    render,
    source,
    versions: { of: (topic) => versions.get(topic) ?? 0 },
    isBusy: () => busy,
    logger,
  })
const textOf = ({ identity }: CachedPage) => identity.toString()
const change = (topic: PageTopic) => versions.set(topic, (versions.get(topic) ?? 0) + 1)

test('a page is rendered once, and again once something that it shows has changed', async () => {
  const pages = openPages()
  const first = await pages.current('/blog')
  expect(textOf(first)).toBe('Hola')
  change('products')
  expect(await pages.current('/blog')).toBe(first)
  expect(render).toHaveBeenCalledTimes(1)

  posts.mockResolvedValue([{ ...post, title: 'Adiós' }])
  change('posts')
  const second = await pages.current('/blog')
  expect(textOf(second)).toBe('Adiós')
  expect(second.etag).not.toBe(first.etag)
  expect(render).toHaveBeenCalledTimes(2)
})

test('includes a change during rendering in the page of the next request', async () => {
  const pages = openPages()
  const { promise, resolve } = Promise.withResolvers<readonly (typeof post)[]>()
  posts.mockReturnValueOnce(promise)
  const early = pages.current('/blog')
  await vi.waitFor(() => expect(posts).toHaveBeenCalled(), 10_000)
  change('posts')
  const late = pages.current('/blog')
  resolve([{ ...post, title: 'de antes' }])
  expect(textOf(await late)).toBe('Hola')
  expect(textOf(await early)).toBe('Hola')
  expect(textOf(await pages.current('/blog'))).toBe('Hola')
})

test('fifty concurrent requests share one rendering', async () => {
  const pages = openPages()
  await Promise.all(Array.from({ length: 50 }, () => pages.current('/blog')))
  expect(render).toHaveBeenCalledTimes(1)
})

test('the last good page stands while the database is away, and is replaced once it is back', async () => {
  const pages = openPages()
  const good = await pages.current('/blog')
  change('posts')
  render.mockRejectedValueOnce(new Error('no database'))
  expect(await pages.current('/blog')).toBe(good)
  render.mockResolvedValueOnce(html('broken', 500))
  expect(await pages.current('/blog')).toBe(good)
  posts.mockResolvedValue([{ ...post, title: 'de vuelta' }])
  expect(textOf(await pages.current('/blog'))).toBe('de vuelta')
})

test('a page that could never be rendered fails, and is tried again', async () => {
  const pages = openPages()
  render.mockRejectedValueOnce(new Error('no database'))
  await expect(pages.current('/blog')).rejects.toThrow('no database')
  render.mockResolvedValueOnce(html('broken', 500))
  expect((await pages.current('/blog')).status).toBe(500)
  expect((await pages.current('/blog')).status).toBe(200)
})

test('logs an error with its page', async () => {
  const err = new Error('no such column')
  render.mockImplementation(async (_path, _source, logFailure) => {
    logFailure(err)
    return html('broken', 500)
  })
  await openPages().current('/tienda')
  expect(logger.error).toHaveBeenCalledWith({ err, path: '/tienda' }, expect.any(String))
})

test('a server that is late hands out what it has', async () => {
  const pages = openPages()
  const first = await pages.current('/blog')
  change('posts')
  busy = true
  expect(await pages.current('/blog')).toBe(first)
  busy = false
  expect(await pages.current('/blog')).not.toBe(first)
})

test('renders an unknown address for each request and never caches it', async () => {
  const pages = openPages()
  render.mockImplementation(async (path) => html(path, 404))
  expect(await pages.uncached('/a')).toMatchObject({ status: 404 })
  expect((await pages.current('/b')).status).toBe(404)
  await pages.current('/b')
  expect(render).toHaveBeenCalledTimes(3)
})

test('a page that the browser draws keeps its module preloads, so that its scripts come in one round trip', async () => {
  const text = '<link rel="modulepreload" href="/a.js"/><script>1</script>'
  render.mockImplementation(async () => html(text))
  for (const path of ['/mi-cuenta', '/oficina/clientes/:id', '/reservar'])
    expect(textOf(await openPages().current(path))).toBe(text)
})

test('a page loses its module preloads and nothing else, and says which scripts stand in it', async () => {
  render.mockImplementation(async () =>
    html(
      '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><script>1</script><p>hola</p>',
    ),
  )
  const page = await openPages().current('/')
  const text = '<link rel="preload" href="/a.woff2"/><script>1</script><p>hola</p>'
  expect(textOf(page)).toBe(text)
  expect(brotliDecompressSync(page.br).toString()).toBe(text)
  expect(page.scriptHashes).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"])
})

test('only scripts that run from the page itself get a hash', () => {
  const page =
    '<script>1</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">2</script>'
  expect(inlineScriptHashes(page)).toEqual([
    "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
  ])
})
