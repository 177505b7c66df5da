import type { FastifyInstance } from 'fastify'

/** Warns once, at the first request that a proxy forwarded which `TRUST_PROXY` does not name. */
export function warnOfUntrustedProxy(app: FastifyInstance) {
  let warned = false
  app.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return
    warned = true
    log.warn(
      'A request carries X-Forwarded-For from a proxy that TRUST_PROXY does not name. All visitors behind it share its limits.',
    )
  })
}
