import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { resolveCookieActor } from '../auth/index.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'

/**
 * Returns the signed-in sender by session cookie, because public pages have no token. Other sites cannot send
 * it.
 */
export async function writerOf({ db, config }: { db: Db; config: Config }, request: FastifyRequest) {
  const actor = request.actor ?? (await resolveCookieActor(db, config, request))
  if (!actor || actor.mustSetUpSecondFactor) return undefined
  const [writer] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, actor.id))
  return writer
}
