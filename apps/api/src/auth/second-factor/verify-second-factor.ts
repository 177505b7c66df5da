import { refusals, type secondFactorProof } from '@rumi/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { recordSecurityEvent } from '../../security/index.ts'
import { wrongCodesPerAccount } from '../passwords/attempt-limits.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkPasskey } from './check-passkey.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { spendTotpCode } from './totp.ts'

export type SecondFactorProof = z.output<typeof secondFactorProof>

type FactorProof = {
  userId: string
  proof: SecondFactorProof
  request: FastifyRequest
  /** Security event of a wrong step. */
  refusedAs: 'login-refused' | 'confirmation-refused'
}

/**
 * Verifies a second step, which works once. Throws `wrong-code`, `wrong-passkey`, or the wait after many
 * failures. Call outside transactions: it counts attempts and hashes recovery codes.
 */
export async function verifySecondFactor(deps: AuthDeps, attempted: FactorProof): Promise<void> {
  const { userId, proof } = attempted
  const { db } = deps.database
  if (proof.kind === 'passkey') {
    await checkPasskey(deps, { purpose: 'second-step', userId }, proof.response).catch(
      async (failure: unknown) => {
        if (failure instanceof Refused)
          await noteWrongStep(deps, attempted, await deps.limits.countPasskey(userId))
        throw failure
      },
    )
    return
  }
  const attempt = await deps.limits.openCode(proof.kind, userId)
  const isRight =
    proof.kind === 'totp'
      ? await spendTotpCode(deps, userId, proof.code)
      : await spendRecoveryCode(db, userId, proof.code)
  if (!isRight) {
    await noteWrongStep(deps, attempted, attempt.count)
    const { message } = refusals['wrong-code']
    throw new Refused('wrong-code', { issues: [{ path: 'proof.code', message }] })
  }
  await attempt.right()
  if (proof.kind === 'recovery')
    await enqueueEvent(db, { kind: 'second-factor-changed', userId, change: 'recovery-code-used' })
}

/**
 * Records a wrong second step, once in a hundred when there are many, and warns the owner that the password
 * is known.
 */
async function noteWrongStep(
  { database: { db } }: AuthDeps,
  { userId, proof, request, refusedAs }: FactorProof,
  count: number,
) {
  const details = { step: proof.kind, attempts: count }
  if (count <= wrongCodesPerAccount || count % 100 === 0)
    await recordSecurityEvent(db, request, { kind: refusedAs, accountId: userId, details })
  if (proof.kind === 'passkey' || count !== wrongCodesPerAccount) return
  await recordSecurityEvent(db, request, { kind: 'many-logins-refused', accountId: userId, details })
  await enqueueEvent(db, { kind: 'second-factor-changed', userId, change: 'many-wrong-codes' })
}
