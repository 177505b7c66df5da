import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { PageSource } from '@rumi/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendEncoded } from '../http/encoded-text.ts'
import { notFoundBody, sendError } from '../http/errors.ts'
import { matchRoute } from '../http/requests/match-route.ts'
import { isReadable, plainPath } from '../http/requests/page-address.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { isPrivate, type BuiltSite } from './built-site.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import type { PageVersions } from './page-versions.ts'

type SiteOptions = {
  siteDir: string
  site: BuiltSite
  secure: boolean
  source: PageSource
  versions: PageVersions
  /** Called for each request of a page with data that expires unnoticed. */
  refresh: () => void
}

const year = 31_536_000
/** Drawn once under each of their few names. */
const isFile = (pattern: string) => /^\/(ilustraciones|productos)\/:/.test(pattern)
/** Pages with an id or token in the URL are rendered as the pattern, so that none is cached. */
const hasParameters = (pattern: string) => pattern.includes(':')

/** Returns the requested file under its canonical name. */
const fileAt = (pattern: string, params: unknown) =>
  pattern.replace(/:(\w+)/, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  )

/** An address that no pattern takes, as it is read. */
const inOneStep = (path: string) => `/${path.slice(1).replaceAll('/', '%2F')}`

const redirect = ({ url }: FastifyRequest, reply: FastifyReply, path: string) =>
  reply.redirect(path + (/\?.*$/.exec(url)?.[0] ?? ''), 308)

/** Errors of the static-file plugin for impossible paths: too long, with NUL, or with double slashes. */
const isNoFile = ({ statusCode = 500 }: FastifyError) => [400, 403, 404].includes(statusCode)

const dataPathOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)

/** Serves the site: pages as the server renders them, hashed files for a year, and for private pages a frame that the browser fills. */
export async function siteRoutes(
  app: FastifyInstance,
  { siteDir, site, secure, source, versions, refresh }: SiteOptions,
) {
  const { render, patterns } = site
  const pages = createPageCache({
    render,
    source,
    versions,
    isBusy: () => app.isOverloaded(),
    logger: app.log,
  })

  await app.register(async (files) => {
    files.setErrorHandler((error: FastifyError, request, reply) =>
      isNoFile(error) ? reply.callNotFound() : sendError(error, request, reply),
    )
    await files.register(fastifyStatic, {
      root: join(siteDir, 'client'),
      wildcard: true,
      redirect: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache',
        )
      },
    })
  })

  /** `path` is where the page is found, where it is no private one: others may be named in its policy. */
  function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, path?: string) {
    if (page.shows.has('posts')) refresh()
    reply.code(page.status).headers(page.headers)
    if (page.headers['content-type']?.startsWith('text/html'))
      reply.header(
        'content-security-policy',
        pagePolicy({ scriptHashes: page.scriptHashes, secure, ...(path && { path }) }),
      )
    return sendEncoded(request, reply, page)
  }

  app.get('/sabias-que', (_request, reply) => reply.redirect('/ubicacion', 301))
  const moved = new Set(['/sabias-que'])

  const addresses = new Set<string>(moved)
  for (const pattern of patterns.filter((one) => !moved.has(one))) {
    const shown = isPrivate(pattern) ? undefined : pattern
    app.get(pattern, async (request, reply) => {
      const path = isFile(pattern) ? fileAt(pattern, request.params) : pattern
      const page = await pages.current(path)
      return page.status === 404 || !isReadable(request.originalUrl)
        ? reply.callNotFound()
        : send(request, reply, page, shown)
    })
    if (hasParameters(pattern)) continue
    addresses.add(pattern)
    if (pattern !== '/') app.get(`${pattern}/`, (request, reply) => redirect(request, reply, pattern))
    const data = dataPathOf(pattern)
    if (shown && !pattern.includes('.'))
      app.get(data, async (request, reply) => send(request, reply, await pages.current(data)))
  }

  const patternOf = matchRoute(patterns.filter((one) => !isFile(one)))
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (/^\/(api|files|assets)(\/|$)/.test(path) || !wantsPage) return reply.code(404).send(notFoundBody)
    const plain = plainPath(path)
    if (plain !== path) return redirect(request, reply, plain)
    const pattern = patternOf(path)
    if (pattern && addresses.has(pattern)) return redirect(request, reply, pattern)
    const isNowhere = !isReadable(request.originalUrl)
    if (pattern && !isNowhere) return send(request, reply, await pages.current(pattern))
    // Rendered per request and limited per client.
    const missing = await app.runLimited(request, { costly: true }, () =>
      isNowhere ? pages.uncachedStatic(inOneStep(path)) : pages.uncached(path),
    )
    return send(request, reply, missing)
  })
}
