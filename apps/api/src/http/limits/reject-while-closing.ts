import type { FastifyInstance } from 'fastify'
import { Refused } from '../refused.ts'

/**
 * Once the house is closing, whoever still knocks is sent to another instance, in the words of every other refusal and
 * on a connection that ends with the answer. What was under way is finished.
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
