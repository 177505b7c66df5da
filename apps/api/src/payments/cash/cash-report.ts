import { uuid, type AnswerOf, type paymentCalls } from '@rumi/contract'
import { and, asc, eq, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { fullName } from '../../db/people/people-found.ts'
import { cashMovements } from '../../db/schema/money/cash-movements.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { users } from '../../db/schema/people/people.ts'
import { now } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { cashDayRepository } from './cash-day-handlers.ts'
import { movedPayments } from '../moved-payments.ts'
import { totalsOf } from '../list-payments.ts'

type CashReport = AnswerOf<typeof paymentCalls.cashReport>['data']['report']

const nameOrNone = sql<string>`coalesce(${fullName}, '')`

/** Returns the report of a till's day; throws `not-found`. Expected amounts appear only after the count. */
export async function cashReportOf(db: Queryable, id: string): Promise<CashReport> {
  const cashDay = uuid.safeParse(id).success ? await cashDayRepository.find(db, id) : null
  if (!cashDay) throw new Refused('not-found')
  const { openedBy, closedBy, openedAt, closedAt, status } = cashDay
  return {
    cashDay,
    openedByName: await nameOf(db, openedBy),
    closedByName: closedBy ? await nameOf(db, closedBy) : '',
    movements: await movementsOf(db, id),
    byPerson: status === 'open' ? null : await cashByPerson(db, id),
    otherMethods: await totalsOf(
      db,
      and(
        notInArray(movedPayments.method, ['cash', 'credit', 'retention']),
        gte(movedPayments.receivedAt, openedAt),
        lte(movedPayments.receivedAt, closedAt ?? now()),
      ),
    ),
  }
}

async function nameOf(db: Queryable, id: string) {
  const [person] = await db.select({ name: nameOrNone }).from(users).where(eq(users.id, id))
  return person?.name ?? ''
}

/** Lists deposits and withdrawals of a till, oldest first. */
const movementsOf = (db: Queryable, id: string) =>
  db
    .select({
      id: cashMovements.id,
      cashDayId: cashMovements.cashDayId,
      kind: cashMovements.kind,
      amountCentavos: cashMovements.amountCentavos,
      reason: cashMovements.reason,
      at: cashMovements.at,
      by: cashMovements.by,
      byName: nameOrNone,
    })
    .from(cashMovements)
    .leftJoin(users, eq(users.id, cashMovements.by))
    .where(eq(cashMovements.cashDayId, id))
    .orderBy(asc(cashMovements.at))

/** The cash of a till by who received and returned it, tips included. */
function cashByPerson(db: Queryable, id: string) {
  const moved = sql`${payments.amountCentavos} + ${payments.tipCentavos}`
  return db
    .select({
      personId: payments.receivedBy,
      name: nameOrNone,
      receivedCentavos:
        sql<number>`coalesce(sum(${moved}) filter (where ${payments.kind} = 'payment'), 0)`.mapWith(Number),
      returnedCentavos:
        sql<number>`coalesce(sum(${moved}) filter (where ${payments.kind} <> 'payment'), 0)`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.receivedBy))
    .where(eq(payments.cashDayId, id))
    .groupBy(payments.receivedBy, users.id)
    .orderBy(users.name, users.id)
}
