import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressedPages } from './addressed-pages.ts'
import { notFoundBody } from './errors.ts'

/** The hashes of each built page's inline scripts, written when the site is built: `{ "/guarderia/index.html": ["'sha256-…'"] }`. */
type PageHashes = Record<string, string[]>

const year = 31_536_000

/** Private areas and screens reached by a link in a mail: the browser draws them from the one shell. */
const drawnByBrowser = /^\/(mi-cuenta|oficina|auth|carrito|pagar)(\/|$)/

/** The policy of a page: nothing but our own files, its own inline scripts, and the embeds a visitor scrolls to. */
export const pagePolicy = (scriptHashes: readonly string[], secure: boolean) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')} https://www.instagram.com`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    'frame-src https://www.google.com https://www.instagram.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** Serves the built site: prerendered pages, hashed files for a year, and the shell for what the browser draws. */
export async function serveSite(
  app: FastifyInstance,
  { siteDir, secure, publicUrl }: { siteDir: string; secure: boolean; publicUrl: string },
) {
  const root = join(siteDir, 'client')
  const hashes = JSON.parse(readFileSync(join(siteDir, 'csp.json'), 'utf8')) as PageHashes
  const shell = '__spa-fallback.html'

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

  const sendAddressed = addressedPages(root, publicUrl)
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: string, status = 200) =>
    sendAddressed(
      request,
      reply
        .code(status)
        .header('content-security-policy', pagePolicy(hashes[`/${page}`] ?? [], secure))
        .type('text/html; charset=utf-8'),
      page,
    )

  for (const file of Object.keys(hashes)) {
    if (!file.endsWith('/index.html')) continue
    const page = file.slice(1)
    const path = file.slice(0, -'/index.html'.length) || '/'
    app.get(path, (request, reply) => sendPage(request, reply, page))
    if (path !== '/') app.get(`${path}/`, (_request, reply) => reply.redirect(path, 308))
  }

  app.get('/sabias-que', (_request, reply) => reply.redirect('/ubicacion', 301))
  app.get('/sitemap.xml', (request, reply) =>
    sendAddressed(request, reply.type('application/xml'), 'sitemap.xml'),
  )
  app.get('/robots.txt', (request, reply) => sendAddressed(request, reply.type('text/plain'), 'robots.txt'))

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (/^\/(api|files)(\/|$)/.test(path) || !wantsPage) return reply.code(404).send(notFoundBody)
    return sendPage(request, reply, shell, drawnByBrowser.test(path) ? 200 : 404)
  })
}

/** Whether the site has been built. */
export const siteIsBuilt = (siteDir: string) => existsSync(join(siteDir, 'csp.json'))
