import type { FactorChange } from '@rumi/contract'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../db/connect.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { recordSecurityEvent } from '../../security/index.ts'

/** Records a change of a second factor and notifies its owner by mail. */
export async function notifyFactorChange(
  tx: Tx,
  request: FastifyRequest,
  { userId, change }: { userId: string; change: FactorChange },
) {
  await recordSecurityEvent(tx, request, { kind: 'factor-changed', accountId: userId, details: { change } })
  await enqueueEvent(tx, { kind: 'second-factor-changed', userId, change })
}
