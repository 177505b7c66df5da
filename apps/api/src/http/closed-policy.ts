import type { FastifyInstance } from 'fastify'

const nothing = "default-src 'none'; frame-ancestors 'none'"
/** The service worker fetches from this server and loads nothing else; its own policy holds for it, not the page's. */
const ofWorker = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Hashed files of the site run under the policy of their page. */
const underPolicyOfPage = /^\/assets\//
const isPicture = /^(image|video|audio|font)\//

/** Policy of the answers that are no page: opened by themselves they load nothing and run nothing. */
export function closedPolicy(app: FastifyInstance) {
  app.addHook('onSend', async ({ url }, reply) => {
    if (reply.hasHeader('content-security-policy') || underPolicyOfPage.test(url)) return
    if (isPicture.test(String(reply.getHeader('content-type') ?? ''))) return
    reply.header('content-security-policy', /^\/sw\.js(\?|$)/.test(url) ? ofWorker : nothing)
  })
}
