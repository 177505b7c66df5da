import { uuid } from '@rumi/contract'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/connect.ts'
import { accountOf } from '../../people/index.ts'
import { clientCredits, payments } from '../../db/schema/money/payments.ts'
import { users } from '../../db/schema/people/people.ts'
import { Refused } from '../../http/refused.ts'

const longestHistory = 200
const returned = alias(payments, 'returned')

/** Returns the credit of a user's account with its movements; another's is not found. */
export async function creditOf(db: Queryable, personId: string, owner: string | null) {
  if (!uuid.safeParse(personId).success) throw new Refused('not-found')
  const clientId = await accountOf(db, personId)
  if (owner && owner !== clientId) throw new Refused('not-found')
  const [client] = await db
    .select({ balance: clientCredits.balanceCentavos })
    .from(users)
    .leftJoin(clientCredits, eq(clientCredits.clientId, users.id))
    .where(and(eq(users.id, clientId), eq(users.role, 'cliente')))
  if (!client) throw new Refused('not-found')
  const movements = await db
    .select({
      id: payments.id,
      kind: payments.kind,
      target: sql<null>`case
        when ${payments.bookingId} is not null then jsonb_build_object('bookingId', ${payments.bookingId})
        when ${payments.orderId} is not null then jsonb_build_object('orderId', ${payments.orderId})
        when ${payments.passId} is not null then jsonb_build_object('passId', ${payments.passId}) end`,
      amountCentavos: payments.amountCentavos,
      reason: payments.reason,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(
      and(
        eq(payments.clientId, clientId),
        or(
          eq(payments.method, 'credit'),
          inArray(
            payments.refundOf,
            db.select({ id: returned.id }).from(returned).where(eq(returned.kind, 'credit')),
          ),
        ),
      ),
    )
    .orderBy(desc(payments.position))
    .limit(longestHistory)
  return { clientId, balanceCentavos: client.balance ?? 0, movements }
}
