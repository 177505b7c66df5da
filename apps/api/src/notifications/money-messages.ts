import { generalPublicId, moneyMethods, type LedgerMethod } from '@rumi/contract'
import type { MoneyBack } from '@rumi/mails'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database, Db, Queryable } from '../db/connect.ts'
import { payments } from '../db/schema/money/payments.ts'
import { orderItems, orderReturns } from '../db/schema/money/shop.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { conceptOf, pathOfTarget, targetOfColumns } from '../payments/index.ts'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import { messageIdOf } from './notification-repository.ts'
import { notifyFamily } from './notify-person.ts'

type Row = typeof payments.$inferSelect
type MoneyDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }
type NotifyDeps = { db: Db; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/** Returns settled or running refunds; rejected ones are reported separately. */
const rowsBack = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.id, [...ids]), inArray(payments.status, ['settled', 'pending'])))
    .orderBy(asc(payments.position))

const wayOf = ({ kind, method }: Row): LedgerMethod => (kind === 'credit' ? 'credit' : method)

/** Sums refunds by method, in centavos, tips included. */
function backOf(rows: readonly Row[]): MoneyBack[] {
  return moneyMethods.flatMap((way) => {
    const amountCentavos = rows
      .filter((row) => wayOf(row) === way)
      .reduce((sum, row) => sum + row.amountCentavos + row.tipCentavos, 0)
    return amountCentavos > 0 ? [{ way, amountCentavos }] : []
  })
}

/** Returns the refunds of an act for its mail; nothing without any. */
export async function moneyBackOf(
  db: Queryable,
  ids: readonly string[] = [],
): Promise<{ back?: MoneyBack[] }> {
  if (ids.length === 0) return {}
  const back = backOf(await rowsBack(db, ids))
  return back.length > 0 ? { back } : {}
}

/** Notifies a client of refunds or credit by a separate mail, one per act. */
export async function notifyMoneyBack(deps: NotifyDeps, ids: readonly string[]) {
  await notifyRefund(deps, await rowsBack(deps.db, ids), { id: messageIdOf('money-returned', ...ids) })
}

/** Handles events of refunds and of those that the online provider rejected. */
export function moneyMessages({ database: { db }, ...others }: MoneyDeps): EventHandlers {
  const deps = { db, ...others }
  return {
    'money-returned': ({ returned }) => notifyMoneyBack(deps, returned),
    async 'refund-failed'({ paymentId }) {
      const rows = await db
        .select()
        .from(payments)
        .where(and(eq(payments.id, paymentId), eq(payments.status, 'failed')))
      await notifyRefund(deps, rows, { id: messageIdOf('refund-failed', paymentId), hasFailed: true })
    },
  }
}

async function notifyRefund(
  { db, config, sendTemplate, pubsub }: NotifyDeps,
  rows: readonly Row[],
  { id, hasFailed = false }: { id: string; hasFailed?: boolean },
) {
  const [first] = rows
  if (!first?.clientId || first.clientId === generalPublicId) return
  const href = pathOfTarget(targetOfColumns(first)) ?? `/mi-cuenta/recibos/${first.id}`
  const concept = await conceptOfBack(db, first)
  await notifyFamily(
    { db, sendTemplate, pubsub },
    { id: first.clientId },
    {
      id,
      kind: 'money-returned',
      mail: 'money-returned',
      data: {
        name: '',
        back: backOf(rows),
        concept,
        pieces: await piecesBack(db, first),
        reason: first.reason === concept ? '' : first.reason,
        hasFailed,
        link: `${config.publicUrl}${href}`,
      },
      href,
    },
  )
}

/** Describes the refunded thing, or the reason of credit. */
async function conceptOfBack(db: Queryable, row: Row) {
  const target = targetOfColumns(row)
  if (target) return conceptOf(db, target)
  return row.kind === 'credit' ? row.reason : paymentSentences.concept.credit
}

/** Pieces of an order that came back with the money, in the same transaction and so at the same instant. */
async function piecesBack(db: Queryable, { orderId, createdAt }: Row) {
  if (!orderId) return []
  return db
    .select({ name: orderItems.name, quantity: sql<number>`${orderReturns.quantity}`.mapWith(Number) })
    .from(orderReturns)
    .innerJoin(
      orderItems,
      and(eq(orderItems.orderId, orderReturns.orderId), eq(orderItems.productId, orderReturns.productId)),
    )
    .where(and(eq(orderReturns.orderId, orderId), eq(orderReturns.at, createdAt)))
    .orderBy(asc(orderReturns.productId))
}
