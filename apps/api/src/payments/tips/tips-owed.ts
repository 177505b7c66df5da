import type { AnswerOf, TipPayout, tips } from '@rumi/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { fullName } from '../../db/people/people-found.ts'
import { resources } from '../../db/schema/business/services.ts'
import { cashDays } from '../../db/schema/money/payments.ts'
import { tipPayouts } from '../../db/schema/money/tip-payouts.ts'
import { users } from '../../db/schema/people/people.ts'
import { tipsOwed } from '../../db/sql-functions.ts'

type Tips = AnswerOf<typeof tips.owed>['data']

const mostPayouts = 20

/** Returns the tips owed by person, the whole team first, and the latest payouts. */
export async function readTips(db: Queryable): Promise<Tips> {
  const { rows } = await db.execute<{ staffId: string | null; name: string; centavos: string }>(sql`
    select t.staff_id as "staffId", coalesce(r.name, '') as name, t.centavos
    from ${tipsOwed} t left join resources r on r.id = t.staff_id
    where t.centavos <> 0 order by t.staff_id is not null, r.name, r.id`)
  const owed = rows.map(({ centavos, ...one }) => ({ ...one, owedCentavos: Number(centavos) }))
  return {
    owed,
    totalCentavos: owed.reduce((sum, { owedCentavos }) => sum + owedCentavos, 0),
    payouts: await payoutRows(db).orderBy(desc(tipPayouts.paidAt), desc(tipPayouts.id)).limit(mostPayouts),
  }
}

/** Returns a payout of tips. */
export async function payoutOf(db: Queryable, id: string): Promise<TipPayout> {
  const [payout] = await payoutRows(db).where(eq(tipPayouts.id, id))
  return payout!
}

const payoutRows = (db: Queryable) =>
  db
    .select({
      id: tipPayouts.id,
      staffId: tipPayouts.staffId,
      name: sql<string>`coalesce(${resources.name}, '')`,
      amountCentavos: tipPayouts.amountCentavos,
      cashDayId: tipPayouts.cashDayId,
      till: sql<string>`coalesce(${cashDays.till}, '')`,
      paidAt: tipPayouts.paidAt,
      paidBy: sql<string>`coalesce(${fullName}, '')`,
      takenBackAt: tipPayouts.takenBackAt,
      takeBackReason: tipPayouts.takeBackReason,
    })
    .from(tipPayouts)
    .innerJoin(users, eq(users.id, tipPayouts.paidBy))
    .leftJoin(resources, eq(resources.id, tipPayouts.staffId))
    .leftJoin(cashDays, eq(cashDays.id, tipPayouts.cashDayId))
    .$dynamic()
