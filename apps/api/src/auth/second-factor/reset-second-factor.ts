import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/schema/people/people.ts'
import {
  loginChallenges,
  passkeys,
  recoveryCodes,
  totpFactors,
} from '../../db/schema/people/second-factors.ts'
import { sessions } from '../../db/schema/people/sessions.ts'
import { recordSecurityEvent } from '../../security/index.ts'

/**
 * Removes every second factor of an account and ends its sessions; false if there is no such account. A role
 * that needs a factor sets up another at the next login.
 */
export async function resetSecondFactor(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.closedAt)))
      .for('update')
    if (!account) return false
    for (const table of [totpFactors, passkeys, recoveryCodes, loginChallenges, sessions])
      await tx.delete(table).where(eq(table.userId, account.id))
    const atTheServer = { ip: '', actor: null, log: console }
    const details = { change: 'reset-at-the-server' }
    await recordSecurityEvent(tx, atTheServer, { kind: 'factor-changed', accountId: account.id, details })
    return true
  })
}
