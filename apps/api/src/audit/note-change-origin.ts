import type { FastifyInstance } from 'fastify'
import { deviceOf } from '../auth/index.ts'
import { runAsChangeOf } from '../db/change-origin.ts'
import { readsOnly } from '../http/limits/refuse-writes-on-low-disk.ts'
import { shortenedAddress } from '../security/index.ts'

/** Runs each request that may change something as the origin of its changes, from behind its body on: reading one breaks the context. */
export function noteChangeOrigin(app: FastifyInstance) {
  app.addHook('preHandler', ({ method, actor, ip, id, headers }, _reply, done) => {
    if (readsOnly.has(method)) return done()
    runAsChangeOf(
      {
        actorId: actor?.id ?? null,
        network: shortenedAddress(ip),
        device: deviceOf(headers['user-agent']),
        requestId: id,
      },
      done,
    )
  })
}
