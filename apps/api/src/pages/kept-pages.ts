import type { PageSource, PageTopic } from '@rumi/contract'
import type { FastifyBaseLogger } from 'fastify'
import { type EncodedText, encodeText } from '../http/encoded-text.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import type { PageVersions } from './page-versions.ts'

/** Renders the page or the file at a path, or the data of a page at its path with `.data` behind it. */
export type RenderPage = (
  path: string,
  source: PageSource,
  tellOfFailure: (error: unknown) => void,
) => Promise<Response>

export type KeptPage = EncodedText & {
  status: number
  headers: Record<string, string>
  /** What its policy must allow of the scripts that stand in it. */
  scriptHashes: readonly string[]
  /** What it shows of all that changes, in which version. */
  shows: ReadonlyMap<PageTopic, number>
}

type KeptPagesOptions = {
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
 * The pages of the site as they were rendered, until something they show has changed: then the next who asks has them rendered anew.
 * Where that fails, as with a database that is away, the last good one stands.
 */
export function createKeptPages({ render, source, versions, isBusy, logger }: KeptPagesOptions) {
  const kept = new Map<string, KeptPage>()
  const underWay = new Map<string, Promise<KeptPage>>()

  const isCurrent = ({ shows }: KeptPage) =>
    [...shows].every(([topic, version]) => versions.of(topic) === version)

  async function renderAnew(path: string, use: 'kept' | 'once'): Promise<KeptPage> {
    const shows = new Map<PageTopic, number>()
    const noting =
      <T>(topic: PageTopic, ask: () => Promise<T>) =>
      () => {
        // As it was before it was asked for: what changes meanwhile makes the page an old one.
        if (!shows.has(topic)) shows.set(topic, versions.of(topic))
        return ask()
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
    // They compete with the first paint for a phone's bandwidth: 1.7 s of it, as measured.
    const text = isPage(headers) ? rendered.replaceAll(modulePreload, '') : rendered
    const scriptHashes = isPage(headers) ? inlineScriptHashes(text) : []
    return { ...(await encodeText(text, use)), status: reply.status, headers, scriptHashes, shows }
  }

  /** Those who ask for the same at once wait for one rendering. */
  function renderOnce(path: string) {
    const page = underWay.get(path) ?? renderAnew(path, 'kept').finally(() => underWay.delete(path))
    underWay.set(path, page)
    return page
  }

  async function current(path: string): Promise<KeptPage> {
    const last = kept.get(path)
    if (last && (isCurrent(last) || isBusy())) return last
    try {
      let page = await renderOnce(path)
      // It may have been begun for somebody else, before what this one may know of.
      if (!isCurrent(page)) page = await renderOnce(path)
      if (page.status === 200) kept.set(path, page)
      return page.status >= 500 && last ? last : page
    } catch (failure) {
      if (last) return last
      throw failure
    }
  }

  return {
    /** The page as it is now; `path` is one of the site's own, so that as many are kept as there are. */
    current,
    /** A page that is like no other, such as one for an address that leads nowhere. */
    unkept: (path: string) => renderAnew(path, 'once'),
  }
}
