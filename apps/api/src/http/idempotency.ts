import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { requestSentences } from '../copy/request-sentences.ts'
import type { Db, Tx } from '../db/connect.ts'
import { idempotencyKeys } from '../db/schema/requests.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import { Refused } from './refused.ts'

/** Owner of the keys of anonymous callers. */
const stranger = 'anonymous'

const keyPattern = /^[\x21-\x7e]{1,200}$/

/** The `Idempotency-Key` of a request, null where there is none. */
export function idempotencyKeyOf(request: FastifyRequest) {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw new Refused('malformed', {
      issues: [{ path: 'Idempotency-Key', message: requestSentences.keyFormat }],
    })
  }
  return key
}

/** Makes the hash independent of the field order. */
const inOrder = (_field: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Hashes method, URL and body. The same body for another record is another request. */
const hashOf = ({ method, url, body }: FastifyRequest, upload: Buffer | string) =>
  createHash('sha256')
    .update(`${method} ${url} `)
    .update(JSON.stringify(body ?? null, inOrder))
    .update(upload)
    .digest('hex')

/**
 * Runs a creation in one transaction, once per `Idempotency-Key`. The response is stored with the effect, so
 * that a repeated request returns the same response.
 *
 * Rejects another body under the same key (422) and a key whose first request still runs (409). `hidesKey`
 * stores only the key's hash, for secrets derived from it; `upload` is the request's file, which is not part
 * of the body.
 */
export function runIdempotent<T>(
  db: Db,
  request: FastifyRequest,
  effect: (tx: Tx) => Promise<T>,
  { hidesKey = false, upload = '' }: { hidesKey?: boolean; upload?: Buffer | string } = {},
): Promise<T> {
  const requestKey = idempotencyKeyOf(request)
  if (requestKey === null) return db.transaction(effect)
  const key = hidesKey ? createHash('sha256').update(requestKey).digest('base64url') : requestKey
  const actor = request.actor?.id ?? stranger
  const bodyHash = hashOf(request, upload)
  return db.transaction(async (tx) => {
    const lock = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${actor} ${key}`}, 0)) as free`,
    )
    if (!lock.rows[0]?.free) throw new Refused('still-running', { retryAfterSeconds: 1 })
    const [former] = await tx
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.actor, actor), eq(idempotencyKeys.key, key)))
    if (former && former.bodyHash !== bodyHash) throw new Refused('idempotency-reused')
    if (former) return former.answer as T
    const answer = await effect(tx)
    await tx.insert(idempotencyKeys).values({ actor, key, bodyHash, status: 201, answer })
    return answer
  })
}

/** Hours that a response is stored for retries. */
const responseHours = 48

/** Deletes expired responses. */
export async function sweepAnswers(db: Db) {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${responseHours})`))
}

const idPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * Deletes the responses of a person, those that mention their ids or addresses, and those of anonymous
 * requests that wrote their messages, matched by instant.
 */
export async function forgetAnswers(
  tx: Tx,
  { actor, ids, addresses }: { actor: string; ids: readonly string[]; addresses: readonly string[] },
) {
  const listed = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const written = tx
    .select({ at: visitorMessages.createdAt })
    .from(visitorMessages)
    .where(or(eq(visitorMessages.userId, actor), inArray(visitorMessages.email, addresses)))
  await tx.delete(idempotencyKeys).where(
    or(
      eq(idempotencyKeys.actor, actor),
      and(eq(idempotencyKeys.actor, stranger), inArray(idempotencyKeys.createdAt, written)),
      sql`exists (select from regexp_matches(${idempotencyKeys.answer}::text, ${idPattern}, 'g') as named(ids)
        where named.ids[1] in (${listed}))`,
      ...addresses.map((address) => sql`position(${address} in ${idempotencyKeys.answer}::text) > 0`),
    ),
  )
}
