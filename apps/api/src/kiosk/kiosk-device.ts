import '@fastify/cookie'
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfSecret, looksLikeSecret, newSecret } from '../auth/index.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { kiosks } from '../db/schema/kiosks.ts'
import { users } from '../db/schema/people/people.ts'

/** Hours for which a tablet stays open: one working day, so that each day begins with a member of staff. */
const openHours = 16

/** As with the session, `__Host-` keeps other hosts and plain HTTP from setting it. */
const nameOf = ({ secure }: Config) => (secure ? '__Host-rumi-kiosk' : 'rumi-kiosk')

/** Makes the browser of a request an open tablet in the name of a staff member. */
export async function openKiosk(
  db: Db,
  config: Config,
  { openedBy, reply }: { openedBy: string; reply: FastifyReply },
): Promise<void> {
  const secret = newSecret()
  await db.delete(kiosks).where(lt(kiosks.expiresAt, sql`now()`))
  await db.insert(kiosks).values({
    cookieHash: hashOfSecret(secret),
    openedBy,
    expiresAt: sql`now() + make_interval(hours => ${openHours})`,
  })
  reply.setCookie(nameOf(config), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.secure,
    maxAge: openHours * 60 * 60,
  })
}

/** Returns the open tablet of a request with its opener, while that account is one of staff; null otherwise. */
export async function kioskOf(db: Db, config: Config, request: FastifyRequest) {
  const secret = request.cookies[nameOf(config)]
  if (!looksLikeSecret(secret)) return null
  const [found] = await db
    .select({ id: kiosks.id, openedBy: { id: users.id, role: users.role } })
    .from(kiosks)
    .innerJoin(users, eq(users.id, kiosks.openedBy))
    .where(
      and(
        eq(kiosks.cookieHash, hashOfSecret(secret)),
        gt(kiosks.expiresAt, sql`now()`),
        isNull(users.closedAt),
        ne(users.role, 'cliente'),
      ),
    )
  return found ?? null
}
