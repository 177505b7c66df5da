import { createHash } from 'node:crypto'
import type { PageSource, PageTopic } from '@rumi/contract'
import type { FastifyBaseLogger } from 'fastify'
import { type EncodedText, encodeText } from '../http/encoded-text.ts'
import { isDrawnByBrowser, type RenderPage } from './built-site.ts'
import type { PageVersions } from './page-versions.ts'

export type CachedPage = EncodedText & {
  status: number
  headers: Record<string, string>
  /** Hashes of inline scripts for its content security policy. */
  scriptHashes: readonly string[]
  /** Versions of the topics that it shows. */
  shows: ReadonlyMap<PageTopic, number>
}

type PageCacheOptions = {
  render: RenderPage
  source: PageSource
  versions: PageVersions
  /** While the server is late, what it has is good enough. */
  isBusy: () => boolean
  logger: Pick<FastifyBaseLogger, 'error'>
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g
const isPage = (headers: Record<string, string>) => headers['content-type']?.startsWith('text/html') === true

/**
 * Caches rendered pages until a topic they show has changed; the next request renders again. If that fails,
 * for example without a database, the last good page is served.
 */
export function createPageCache({ render, source, versions, isBusy, logger }: PageCacheOptions) {
  const cached = new Map<string, CachedPage>()
  const underWay = new Map<string, Promise<CachedPage>>()

  const isCurrent = ({ shows }: CachedPage) =>
    [...shows].every(([topic, version]) => versions.of(topic) === version)

  async function rerender(
    path: string,
    use: 'cached' | 'once',
    { isStatic = false } = {},
  ): Promise<CachedPage> {
    const shows = new Map<PageTopic, number>()
    const noting =
      <T>(topic: PageTopic, load: () => Promise<T>) =>
      () => {
        // The version before the read, so that a concurrent change makes the page stale.
        if (!shows.has(topic)) shows.set(topic, versions.of(topic))
        return load()
      }
    const noted: PageSource = {
      origin: source.origin,
      settings: noting('settings', source.settings),
      texts: noting('texts', source.texts),
      photos: noting('photos', source.photos),
      isOpen: noting('settings', source.isOpen),
      plans: noting('plans', source.plans),
      offers: noting('plans', source.offers),
      posts: noting('posts', source.posts),
      products: noting('products', source.products),
    }
    const reply = await render(path, noted, (err) =>
      logger.error({ err, path }, 'a page could not be rendered'),
    )
    const headers = Object.fromEntries(reply.headers)
    const rendered = await reply.text()
    // Where the server has drawn the page they compete with its first paint for a phone's bandwidth: 1.7 s of it, as measured.
    const drawn =
      isPage(headers) && !isDrawnByBrowser(path) ? rendered.replaceAll(modulePreload, '') : rendered
    const text = isStatic ? withoutScripts(drawn) : drawn
    const scriptHashes = isPage(headers) ? inlineScriptHashes(text) : []
    return { ...(await encodeText(text, use)), status: reply.status, headers, scriptHashes, shows }
  }

  /** Shares one rendering between concurrent requests. */
  function renderOnce(path: string) {
    const page = underWay.get(path) ?? rerender(path, 'cached').finally(() => underWay.delete(path))
    underWay.set(path, page)
    return page
  }

  async function current(path: string): Promise<CachedPage> {
    const last = cached.get(path)
    if (last && (isCurrent(last) || isBusy())) return last
    try {
      let page = await renderOnce(path)
      // A shared rendering may predate a change that this client knows of.
      if (!isCurrent(page)) page = await renderOnce(path)
      if (page.status === 200) cached.set(path, page)
      return page.status >= 500 && last ? last : page
    } catch (failure) {
      if (last) return last
      throw failure
    }
  }

  return {
    /** Returns the current page; `path` is a page of the site, which bounds the cache. */
    current,
    /** A page that is like no other, such as one for an address that leads nowhere. */
    uncached: (path: string) => rerender(path, 'once'),
    /** The same without scripts, for an address that the router of the browser would match to another page. */
    uncachedStatic: (path: string) => rerender(path, 'once', { isStatic: true }),
  }
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const isExecutedInline = (attributes: string) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes)

/** Removes the scripts of a page; data for search engines stays. */
const withoutScripts = (html: string) =>
  html.replaceAll(script, (whole, attributes: string) => (attributes.includes('ld+json') ? whole : ''))

/** The CSP source expressions (`'sha256-…'`) that allow exactly the inline scripts of one page. */
export function inlineScriptHashes(html: string) {
  return [...html.matchAll(script)]
    .filter(([, attributes = '']) => isExecutedInline(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
}
