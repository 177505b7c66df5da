import type { auth, AnswerOf } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { sessions } from '../../db/schema/people/sessions.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { issueToken } from './create-session.ts'
import { resolveCookieActor } from './resolve-actor.ts'
import { sessionUserOf } from './session-user.ts'

/** Permits the cookie only for requests of this origin with a JSON body, which forms cannot send. */
function refuseOtherSites(request: FastifyRequest, publicUrl: string) {
  const type = request.headers['content-type']
  if (type !== undefined && !/^application\/json\b/i.test(type)) throw new Refused('not-json')
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin') throw new Refused('no-session')
    return
  }
  const { origin } = request.headers
  if (origin === undefined) return
  const own = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]
  if (!own.includes(origin)) throw new Refused('no-session')
}

/** A fresh bearer token after a reload, for the session of the cookie (decision 28). */
export async function resumeSession(
  { database: { db }, config }: AuthDeps,
  { request }: CallContext<typeof auth.resumeSession>,
): Promise<AnswerOf<typeof auth.resumeSession>> {
  refuseOtherSites(request, config.publicUrl)
  const actor = await resolveCookieActor(db, config, request)
  if (!actor) throw new Refused('no-session')
  return db.transaction(async (tx) => {
    await tx
      .update(sessions)
      .set({ lastUsedAt: sql`now()`, lastActiveAt: sql`now()` })
      .where(eq(sessions.id, actor.sessionId))
    return {
      data: {
        user: await sessionUserOf(tx, actor.id),
        ...(actor.mustSetUpSecondFactor && { mustSetUpSecondFactor: true as const }),
      },
      token: await issueToken(tx, actor.sessionId),
    }
  })
}
