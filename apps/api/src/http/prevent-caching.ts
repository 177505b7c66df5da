import type { FastifyInstance } from 'fastify'

const belowPrivate = /^\/(api|files)(\/|$)/

/**
 * No answer below `/api` and `/files` is kept by a browser or by a proxy on the way, unless its own handler says otherwise;
 * a refusal never is, wherever it comes from (`sendError` in errors.ts). Where a path leads is what counts, not how it is written: `/%61pi`
 * is `/api`.
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
