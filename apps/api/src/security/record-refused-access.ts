import type { RefusalCode, SecurityEventKind } from '@rumi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/connect.ts'
import { rateCounter } from '../http/limits/rate-counter.ts'
import { shortenedAddress, recordSecurityEvent } from './record-security-event.ts'

const daySeconds = 86_400

/** Refusals per day recorded singly; after that one in a hundred, so that the table cannot be filled. */
const recordedEach = 20
const recordedEvery = 100

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a module's types can only be added to by merging
  interface FastifyRequest {
    /** Code of the refusal that the request was answered with; null where there was none. */
    refusalCode: RefusalCode | null
  }
}

/** Kind of event that a refused request is; null for refusals that are part of everyday work. */
function kindOf({ refusalCode, actor, params }: FastifyRequest): SecurityEventKind | null {
  if (refusalCode === 'not-signed') return 'unsigned-notice'
  if (!actor) return null
  if (refusalCode === 'not-your-role') return 'permission-refused'
  const namesRecord = Object.keys(params as object).length > 0
  return refusalCode === 'not-found' && actor.role === 'cliente' && namesRecord ? 'record-refused' : null
}

/** Records refused permissions, records of others and unsigned notices as security events, once the response is sent. */
export function recordRefusedAccess(app: FastifyInstance, { db, pool }: Database) {
  const counter = rateCounter(pool, 'refused-access', 1_000_000, daySeconds)
  app.decorateRequest('refusalCode', null)
  app.addHook('onResponse', async (request) => {
    const kind = kindOf(request)
    if (!kind) return
    const accountId = request.actor?.id ?? null
    try {
      const whose = accountId ?? shortenedAddress(request.ip) ?? ''
      const { consumedPoints: attempts } = await counter.penalty(`${kind} ${whose}`, 1)
      if (attempts > recordedEach && attempts % recordedEvery !== 0) return
      const operation = request.routeOptions.config.permission ?? request.routeOptions.url ?? ''
      await recordSecurityEvent(db, request, { kind, accountId, details: { operation, attempts } })
    } catch (error) {
      request.log.warn({ err: error }, 'a refused access could not be recorded')
    }
  })
}
