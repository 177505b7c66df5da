import type { FastifyInstance } from 'fastify'

const belowPrivate = /^\/(api|files)(\/|$)/

/**
 * Prevents caching of responses below `/api` and `/files` unless their handler decides otherwise; refusals
 * are never cached (`sendError` in errors.ts). It tests the decoded path: `/%61pi` is `/api`.
 */
export function preventCaching(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    const isPrivate =
      belowPrivate.test(request.routeOptions.url ?? '') || belowPrivate.test(pathOf(request.url))
    if (isPrivate) reply.header('cache-control', 'no-store')
    next()
  })
}

const pathOf = (url: string) => url.split('?')[0] ?? '/'
