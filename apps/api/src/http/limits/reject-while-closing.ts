import type { FastifyInstance } from 'fastify'
import { Refused } from '../refused.ts'

/**
 * During shutdown, sends new requests to another instance with a regular refusal on a closing connection.
 * Running requests finish.
 */
export function rejectWhileClosing(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (_request, reply, next) => {
    if (!isClosing) return next()
    reply.header('connection', 'close')
    next(new Refused('unavailable'))
  })
}
