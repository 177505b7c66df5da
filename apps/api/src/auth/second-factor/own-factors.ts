import type { AnswerOf, secondFactor, SecondFactorRecord } from '@rumi/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people/people.ts'
import { passkeys, recoveryCodes, totpFactors } from '../../db/schema/people/second-factors.ts'
import type { Actor } from '../../http/actor.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { countFactors, mustKeepFactor } from './factors-needed.ts'
import { newRecoveryCodes, recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts'
import { notifyFactorChange } from './notify-factor-change.ts'

/** Public columns of a factor. */
export const shownTotp = {
  id: totpFactors.id,
  name: totpFactors.name,
  createdAt: totpFactors.createdAt,
  lastUsedAt: totpFactors.lastUsedAt,
}
export const shownPasskey = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}

const ownTotp = (userId: string, id: string) =>
  and(eq(totpFactors.id, id), eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt))
const ownPasskey = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

/** A person's factors, the oldest first; one that was begun and not confirmed is none. */
export async function factorsOf(db: Queryable, userId: string): Promise<SecondFactorRecord[]> {
  const apps = await db
    .select(shownTotp)
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)))
    .orderBy(asc(totpFactors.createdAt))
  const keys = await db
    .select(shownPasskey)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
  return [
    ...apps.map((app) => ({ ...app, kind: 'totp' as const })),
    ...keys.map((key) => ({ ...key, kind: 'passkey' as const })),
  ]
}

/** Locks the signed-in user's account, so that factor changes run one after the other. */
export async function lockAccount(tx: Tx, userId: string) {
  const [account] = await tx
    .select({ role: users.role, email: users.email, name: users.name, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!account) throw new Refused('no-session')
  return account
}

/** One's own factors, and whether one may be without. */
export async function listFactors(
  { database: { db }, config }: AuthDeps,
  actor: Actor,
): Promise<AnswerOf<typeof secondFactor.list>> {
  return {
    data: {
      secondFactors: await factorsOf(db, actor.id),
      recoveryCodesLeft: await recoveryCodesLeft(db, actor.id),
      required: await mustKeepFactor(db, config, actor.id),
    },
  }
}

/** Gives a factor another name; another's is answered as missing. */
export async function renameFactor(
  { database: { db } }: AuthDeps,
  { actor, params: { id }, body: { name } }: CallContext<typeof secondFactor.rename>,
): Promise<AnswerOf<typeof secondFactor.rename>> {
  const [app] = await db.update(totpFactors).set({ name }).where(ownTotp(actor.id, id)).returning(shownTotp)
  if (app) return { data: { factor: { ...app, kind: 'totp' } } }
  const [key] = await db
    .update(passkeys)
    .set({ name })
    .where(ownPasskey(actor.id, id))
    .returning(shownPasskey)
  if (key) return { data: { factor: { ...key, kind: 'passkey' } } }
  throw new Refused('not-found')
}

/** Removes a factor, and with the last one the recovery codes; the last one of a role that needs one stays. */
export async function removeFactor(
  deps: AuthDeps,
  { actor, params: { id }, request }: CallContext<typeof secondFactor.remove>,
) {
  await deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, actor.id)
    const apps = await tx.delete(totpFactors).where(ownTotp(actor.id, id)).returning({ id: totpFactors.id })
    const keys = await tx.delete(passkeys).where(ownPasskey(actor.id, id)).returning({ id: passkeys.id })
    if (apps.length + keys.length === 0) throw new Refused('not-found')
    if ((await countFactors(tx, actor.id)) === 0) {
      if (await mustKeepFactor(tx, deps.config, actor.id)) throw new Refused('last-second-factor')
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, actor.id))
    }
    await notifyFactorChange(tx, request, { userId: actor.id, change: 'removed' })
  })
}

/** Replaces all recovery codes with ten new ones; rejected without a second factor. */
export async function renewRecoveryCodes(
  deps: AuthDeps,
  { actor, request }: CallContext<typeof secondFactor.renewRecoveryCodes>,
): Promise<AnswerOf<typeof secondFactor.renewRecoveryCodes>> {
  const fresh = await newRecoveryCodes()
  await deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, actor.id)
    if ((await countFactors(tx, actor.id)) === 0) throw new Refused('no-second-factor')
    await replaceRecoveryCodes(tx, actor.id, fresh)
    await notifyFactorChange(tx, request, { userId: actor.id, change: 'recovery-codes-renewed' })
  })
  return { data: { recoveryCodes: fresh.shown } }
}
