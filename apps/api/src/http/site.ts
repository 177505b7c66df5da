import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { builtMissingPath, pathAsTyped, showsOthersPictures, thirdPartiesAt } from '@rumi/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addressedPages } from './addressed-pages.ts'
import { notFoundBody } from './errors.ts'
import { escapeHtml } from './escape-html.ts'
import { matchRoute } from './match-route.ts'

/** The hashes of each built page's inline scripts, written when the site is built: `{ "/guarderia/index.html": ["'sha256-…'"] }`. */
type PageHashes = Record<string, string[]>

const year = 31_536_000

/** Writes into a page, as it is handed out, what only the server knows. */
export type PageWriter = (page: string) => Promise<string>

type SiteOptions = {
  siteDir: string
  secure: boolean
  publicUrl: string
  /** The pages that are written into, by their address. */
  writers?: Record<string, PageWriter>
}

/** As the page was built: under its own address, which ends with a slash there. */
const placeOfPath = new RegExp(`${builtMissingPath}/?`, 'g')

/** Private areas and screens reached by a link in a mail: the browser draws them from the one shell. */
const drawnByBrowser = /^\/(mi-cuenta|oficina|auth)(\/|$)/i

type Policed = {
  /** Its address; none for what the browser draws from the shell. */
  path?: string
  scriptHashes: readonly string[]
  secure: boolean
}

/** The policy of a page: nothing but our own files and its own inline scripts, and of others what that one page shows. */
export function pagePolicy({ path = '', scriptHashes, secure }: Policed) {
  const { scripts = [], frames = [] } = thirdPartiesAt[path] ?? {}
  const images = showsOthersPictures(path) ? ['https:'] : []
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes, ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Serves the built site: prerendered pages, hashed files for a year, and the shell for what the browser draws. */
export async function serveSite(
  app: FastifyInstance,
  { siteDir, secure, publicUrl, writers = {} }: SiteOptions,
) {
  const root = join(siteDir, 'client')
  const hashes = JSON.parse(readFileSync(join(siteDir, 'csp.json'), 'utf8')) as PageHashes
  const patterns = JSON.parse(readFileSync(join(siteDir, 'routes.json'), 'utf8')) as string[]
  const isScreen = matchRoute(patterns.filter((pattern) => drawnByBrowser.test(pattern)))
  const shell = '__spa-fallback.html'
  const missing = `${builtMissingPath.slice(1)}/index.html`

  await app.register(fastifyStatic, {
    root,
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

  const pages = addressedPages(root, publicUrl)
  const asPage = (reply: FastifyReply, page: string, path?: string) =>
    reply
      .header(
        'content-security-policy',
        pagePolicy({ scriptHashes: hashes[`/${page}`] ?? [], secure, ...(path && { path }) }),
      )
      .type('text/html; charset=utf-8')

  /** An address that leads nowhere stands in its page as it was asked for; no two are alike, so none is kept. */
  async function sendMissing(reply: FastifyReply, path: string) {
    const text = await pages.textOf(missing)
    const asked = escapeHtml(pathAsTyped(path))
    return asPage(reply, missing)
      .code(404)
      .header('cache-control', 'no-cache')
      .send(text.replaceAll(placeOfPath, () => asked))
  }

  const addresses = new Set<string>()
  for (const file of Object.keys(hashes)) {
    const page = file.slice(1)
    if (!file.endsWith('/index.html') || page === missing) continue
    const path = file.slice(0, -'/index.html'.length) || '/'
    addresses.add(path)
    const write = writers[path]
    app.get(path, async (request, reply) => {
      const text = write && (await write(await pages.textOf(page)))
      return pages.send(request, asPage(reply, page, path), page, text)
    })
    if (path !== '/') app.get(`${path}/`, (_request, reply) => reply.redirect(path, 308))
  }

  app.get('/sabias-que', (_request, reply) => reply.redirect('/ubicacion', 301))
  app.get('/pagar', (_request, reply) => reply.redirect('/carrito', 302))
  app.get('/sitemap.xml', (request, reply) =>
    pages.send(request, reply.type('application/xml'), 'sitemap.xml'),
  )
  app.get('/robots.txt', (request, reply) => pages.send(request, reply.type('text/plain'), 'robots.txt'))

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (/^\/(api|files)(\/|$)/.test(path) || !wantsPage) return reply.code(404).send(notFoundBody)
    const page = path.toLowerCase().replace(/\/+$/, '')
    if (addresses.has(page)) return reply.redirect(page, 308)
    if (isScreen(path)) return pages.send(request, asPage(reply, shell), shell)
    return sendMissing(reply, path)
  })
}

/** Whether the site has been built. */
export const siteIsBuilt = (siteDir: string) => existsSync(join(siteDir, 'csp.json'))
