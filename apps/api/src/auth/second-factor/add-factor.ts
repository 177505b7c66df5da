import { randomUUID } from 'node:crypto'
import type { AnswerOf, secondFactor, SecondFactorRecord } from '@rumi/contract'
import { refusals } from '@rumi/contract'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { authSentences } from '../../copy/people/auth-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { passkeys, totpFactors } from '../../db/schema/people/second-factors.ts'
import { sessions } from '../../db/schema/people/sessions.ts'
import type { Actor } from '../../http/actor.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { currentSettings } from '../../settings/index.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { createdPasskey, passkeyCreationOptions } from './create-passkey.ts'
import { countFactors } from './factors-needed.ts'
import { lockAccount, shownPasskey, shownTotp } from './own-factors.ts'
import { newRecoveryCodes, recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts'
import { notifyFactorChange } from './notify-factor-change.ts'
import { newTotpSecret, qrPath, stepOfCode, totpUri } from './totp.ts'

const mostFactors = 10

/** Minutes that a displayed secret waits for its first code. */
const minutesToConfirm = 15

const appName = authSentences.codesApp

/** Begins an authenticator app: a fresh secret, which counts once a code of it was given. One that was begun before is gone. */
export async function startTotp(
  deps: AuthDeps,
  { actor }: CallContext<typeof secondFactor.startTotp>,
): Promise<AnswerOf<typeof secondFactor.startTotp>> {
  const secret = newTotpSecret()
  const id = randomUUID()
  const email = await deps.database.db.transaction(async (tx) => {
    const account = await lockAccount(tx, actor.id)
    if ((await countFactors(tx, actor.id)) >= mostFactors) throw new Refused('too-many-factors')
    await tx.delete(totpFactors).where(and(eq(totpFactors.userId, actor.id), isNull(totpFactors.confirmedAt)))
    await tx
      .insert(totpFactors)
      .values({ id, userId: actor.id, name: appName, secret: deps.sealer.seal({ id, secret }) })
    return account.email
  })
  const uri = totpUri(secret, email, (await currentSettings(deps.database.db)).name)
  return { data: { totp: { id, secret, uri, qr: qrPath(uri) } } }
}

/** Adds the authenticator app that was begun, by its first right code. */
export async function confirmTotp(
  deps: AuthDeps,
  { actor, params: { id }, body: { code }, request }: CallContext<typeof secondFactor.confirmTotp>,
): Promise<AnswerOf<typeof secondFactor.confirmTotp>> {
  const begun = and(
    eq(totpFactors.id, id),
    eq(totpFactors.userId, actor.id),
    isNull(totpFactors.confirmedAt),
    gt(totpFactors.createdAt, sql`now() - make_interval(mins => ${minutesToConfirm})`),
  )
  const [factor] = await deps.database.db
    .select({ secret: totpFactors.secret })
    .from(totpFactors)
    .where(begun)
  if (!factor) throw new Refused('not-found')
  const lastStep = stepOfCode(deps.sealer.open({ id, secret: factor.secret }), code)
  if (lastStep === null) {
    const { message } = refusals['wrong-code']
    throw new Refused('wrong-code', { issues: [{ path: 'code', message }] })
  }
  return addFactor(deps, { actor, request }, async (tx) => {
    const [confirmed] = await tx
      .update(totpFactors)
      .set({ confirmedAt: sql`now()`, lastStep })
      .where(begun)
      .returning(shownTotp)
    if (!confirmed) throw new Refused('not-found')
    return { ...confirmed, kind: 'totp' }
  })
}

/** Returns the options for creating a passkey. */
export async function startPasskey(
  deps: AuthDeps,
  { actor }: CallContext<typeof secondFactor.passkeyCreation>,
): Promise<AnswerOf<typeof secondFactor.passkeyCreation>> {
  const person = await deps.database.db.transaction((tx) => lockAccount(tx, actor.id))
  return { data: { options: await passkeyCreationOptions(deps, { id: actor.id, ...person }) } }
}

/** Adds the passkey that the browser made. */
export async function addPasskey(
  deps: AuthDeps,
  { actor, body: { name, response }, request }: CallContext<typeof secondFactor.addPasskey>,
): Promise<AnswerOf<typeof secondFactor.addPasskey>> {
  const made = await createdPasskey(deps, actor.id, response)
  return addFactor(deps, { actor, request }, async (tx) => {
    if ((await countFactors(tx, actor.id)) >= mostFactors) throw new Refused('too-many-factors')
    const [stored] = await tx
      .insert(passkeys)
      .values({ userId: actor.id, name, ...made })
      .returning(shownPasskey)
    if (!stored) throw new Error('a passkey was not stored')
    return { ...stored, kind: 'passkey' }
  })
}

/**
 * Adds a factor. With the first one come recovery codes, and every other session ends: it was opened without a second step.
 */
async function addFactor(
  { database: { db } }: AuthDeps,
  { actor, request }: { actor: Actor; request: FastifyRequest },
  add: (tx: Tx) => Promise<SecondFactorRecord>,
) {
  const needsCodes = (await recoveryCodesLeft(db, actor.id)) === 0
  const fresh = needsCodes ? await newRecoveryCodes() : null
  const factor = await db.transaction(async (tx) => {
    await lockAccount(tx, actor.id)
    const isFirst = (await countFactors(tx, actor.id)) === 0
    const added = await add(tx)
    if (fresh) await replaceRecoveryCodes(tx, actor.id, fresh)
    if (isFirst)
      await tx.delete(sessions).where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId)))
    await notifyFactorChange(tx, request, { userId: actor.id, change: 'added' })
    return added
  })
  return { data: { factor, recoveryCodes: fresh?.shown ?? null } }
}
