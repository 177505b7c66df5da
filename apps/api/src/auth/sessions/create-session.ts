import { clientLimits } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { lockClient } from '../../db/lock-client.ts'
import { sessions, sessionTokens } from '../../db/schema/people/sessions.ts'
import { hashOfSecret, newSecret } from '../secret.ts'
import { sessionDays } from './session-cookie.ts'

const tokenHours = 12

/** Tokens that one session keeps: one for each open tab, the oldest go first. */
const mostTokens = 20

/**
 * Opens a session on a device and returns the cookie's secret; only its hash is stored. At the maximum, the
 * least recently used session ends, so that other sessions never block a login.
 */
export async function createSession(tx: Tx, userId: string, device: string) {
  await lockClient(tx, userId)
  const cookieSecret = newSecret()
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      device,
      cookieHash: hashOfSecret(cookieSecret),
      expiresAt: sql`now() + make_interval(days => ${sessionDays})`,
    })
    .returning({ id: sessions.id })
  if (!session) throw new Error('a session was not stored')
  await endOldest(tx, userId, session.id)
  return { cookieSecret, token: await issueToken(tx, session.id, { confirmed: true }) }
}

async function endOldest(tx: Tx, userId: string, opened: string) {
  await tx.execute(sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId} and id <> ${opened}
      order by last_used_at desc, created_at desc offset ${clientLimits.sessions - 1})`)
}

/**
 * Issues a bearer token for a session, optionally as re-authenticated. Expired and surplus tokens are
 * deleted.
 */
export async function issueToken(tx: Tx, sessionId: string, { confirmed = false } = {}): Promise<string> {
  const token = newSecret()
  await tx.insert(sessionTokens).values({
    tokenHash: hashOfSecret(token),
    sessionId,
    confirmedAt: confirmed ? sql`now()` : null,
    expiresAt: sql`clock_timestamp() + make_interval(hours => ${tokenHours})`,
  })
  await tx.execute(sql`
    delete from session_tokens where session_id = ${sessionId} and (expires_at < now() or token_hash not in (
      select token_hash from session_tokens where session_id = ${sessionId} order by expires_at desc limit ${mostTokens}
    ))`)
  return token
}
