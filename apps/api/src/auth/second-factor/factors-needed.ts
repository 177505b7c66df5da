import { alwaysWithSecondFactor, type ProofKind } from '@rumi/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Queryable } from '../../db/connect.ts'
import { users } from '../../db/schema/people/people.ts'
import { passkeys, totpFactors } from '../../db/schema/people/second-factors.ts'
import { demoAccounts, demoGroomer } from '../../db/seed/demo/demo-people.ts'

// Written out, since in a select of one table Drizzle leaves the table's name off its columns, and `id` would be another's.
const hasTotp = sql<boolean>`exists (select 1 from totp_factors f where f.user_id = users.id and f.confirmed_at is not null)`
const hasPasskey = sql<boolean>`exists (select 1 from passkeys p where p.user_id = users.id)`
const hasRecovery = sql<boolean>`exists (select 1 from recovery_codes r where r.user_id = users.id)`

const always = sql.raw(alwaysWithSecondFactor.map((role) => `'${role}'`).join(', '))

/** Of `users`: whether the role must have a second factor, always or by the newest settings. Clients cost no look-up. */
const roleNeedsFactor = sql<boolean>`(case when users.role in (${always}) then true when users.role = 'cliente' then false
  else coalesce((select h.data -> 'requireSecondFactor' @> to_jsonb(users.role) from house_settings h
    order by h.version desc limit 1), false) end)`

/** Of `users`: whether the role needs a second factor and there is none. Only such a role is looked at more closely. */
export const roleWithoutFactor = sql<boolean>`(${roleNeedsFactor} and not ${hasTotp} and not ${hasPasskey})`

const demoAddresses: readonly string[] = [...demoAccounts, demoGroomer].map(({ email }) => email)

/** The published accounts of the demo log in with their password alone (decision 94). */
const isDemoAccount = ({ demo }: Pick<Config, 'demo'>, email: string) => demo && demoAddresses.includes(email)

/** True if a user must set up a second factor before anything else. */
export const mustSetUp = (
  config: Pick<Config, 'demo'>,
  { email, withoutFactor }: { email: string; withoutFactor: boolean },
) => withoutFactor && !isDemoAccount(config, email)

/** True if an account may not be without a second factor. */
export async function mustKeepFactor(db: Queryable, config: Pick<Config, 'demo'>, userId: string) {
  const [account] = await db
    .select({ email: users.email, needed: roleNeedsFactor })
    .from(users)
    .where(eq(users.id, userId))
  return account !== undefined && account.needed && !isDemoAccount(config, account.email)
}

/** In which ways a person can take a second step; none where they have no factor. */
export async function allowedProofs(db: Queryable, userId: string): Promise<ProofKind[]> {
  const [has] = await db
    .select({ totp: hasTotp, passkey: hasPasskey, recovery: hasRecovery })
    .from(users)
    .where(eq(users.id, userId))
  if (!has || !(has.totp || has.passkey)) return []
  return (['totp', 'passkey', 'recovery'] as const).filter((kind) => has[kind])
}

/** Counts the confirmed factors of a person. */
export async function countFactors(db: Queryable, userId: string): Promise<number> {
  const ofTotp = await db.$count(
    totpFactors,
    and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)),
  )
  return ofTotp + (await db.$count(passkeys, eq(passkeys.userId, userId)))
}
