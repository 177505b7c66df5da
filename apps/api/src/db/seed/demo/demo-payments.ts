import { addMinutes, compareInstants, type LedgerMethod } from '@rumi/contract'
import type { Tx } from '../../connect.ts'
import { charges } from '../../schema/money/charges.ts'
import { payments } from '../../schema/money/payments.ts'
import type { DemoTills } from './demo-tills.ts'
import type { BookedVisit } from './demo-visits.ts'
import type { DatedWrite } from './live-demo-weeks.ts'

export type PaymentRow = typeof payments.$inferInsert & {
  id: string
  method: LedgerMethod
  amountCentavos: number
}
/** Payments made together, and refunds. */
export type DemoCharge = { id: string; at: string; clientId: string; rows: PaymentRow[] }
export type DemoMoney = { charges: DemoCharge[]; returned: { at: string; row: PaymentRow }[] }

/** Payment methods of departing families, in turn. */
const ways = ['card', 'cash', 'transfer', 'card', 'cash', 'card'] as const
const tips = [30_00, 50_00, 20_00] as const
const tippingEach = 4

/** Paid by half before they come: they keep a room or the hall. */
const paidAhead: readonly string[] = ['Hotel', 'Evento']
const minutesUntilPaidAhead = 26 * 60

/** Index of the family with an unpaid first visit; another family owes its latest one. */
const owedFirstVisit = 4
const owesLately = (goneHome: string, now: string) => compareInstants(addMinutes(goneHome, 36 * 60), now) < 0

const minutesBeforeLeaving = 5
const minutesUntilReturned = 25

const halfOf = (centavos: number) => Math.ceil(centavos / 200) * 100
const transferNumber = (turn: number) => `SPEI ${4_182_000 + turn * 37}`

/** Returns the payments of the demo's visits at their hours; unpaid visits have none. */
export function demoPayments(
  visits: readonly BookedVisit[],
  { tills, deskId, now }: { tills: DemoTills; deskId: string; now: string },
): DemoMoney {
  const rowOf = (
    visit: BookedVisit,
    {
      at,
      method,
      amountCentavos,
      turn,
    }: { at: string; method: LedgerMethod; amountCentavos: number; turn: number },
  ): PaymentRow => ({
    id: crypto.randomUUID(),
    bookingId: visit.id,
    clientId: visit.clientId,
    method,
    amountCentavos,
    reference: method === 'transfer' ? transferNumber(turn) : '',
    receivedAt: at,
    createdAt: at,
    receivedBy: deskId,
    cashDayId: method === 'cash' ? tills.at(at) : null,
  })

  const ahead = visits
    .filter(
      ({ serviceType, status }) =>
        paidAhead.includes(serviceType) && !['pending', 'cancelled'].includes(status),
    )
    .map((visit, turn): DemoCharge => {
      const at = addMinutes(visit.requestedAt, minutesUntilPaidAhead)
      const amountCentavos = halfOf(visit.totalCentavos)
      const rows = [rowOf(visit, { at, method: 'transfer', amountCentavos, turn })]
      return { id: crypto.randomUUID(), at, clientId: visit.clientId, rows }
    })
  const paidBefore = new Map(
    ahead.flatMap(({ rows }) => rows.map((row) => [row.bookingId, row.amountCentavos])),
  )

  const goneHome = goneHomeTogether(visits)
  const owedLately = goneHome.findLastIndex(([first]) => first && owesLately(first.steppedAt, now))
  const atTheDoor = goneHome.flatMap((together, turn): DemoCharge[] => {
    const [first] = together
    if (!first || turn === owedFirstVisit || turn === owedLately) return []
    const { clientId, steppedAt, personId } = first
    const at = addMinutes(steppedAt, -minutesBeforeLeaving)
    const method = ways[turn % ways.length]!
    const rows = together.map((visit) => {
      const amountCentavos = visit.totalCentavos - (paidBefore.get(visit.id) ?? 0)
      return rowOf(visit, { at, method, amountCentavos, turn: 100 + turn })
    })
    if (turn % tippingEach === 1 && method !== 'transfer')
      Object.assign(rows[0]!, { tipCentavos: tips[turn % tips.length], tipFor: personId })
    return [{ id: crypto.randomUUID(), at, clientId, rows }]
  })
  const returned = returnedOf(atTheDoor, { tills, deskId })
  return { charges: [...ahead, ...atTheDoor], returned }
}

/** Groups visits that left at the same hour with the same family, in order. */
const goneHomeTogether = (visits: readonly BookedVisit[]) => [
  ...Map.groupBy(
    visits.filter(({ status }) => status === 'checked-out'),
    ({ clientId, steppedAt }) => `${clientId} ${steppedAt}`,
  ).values(),
]

/** Returns a partial refund for a day cut short, and a partial credit. */
function returnedOf(paid: readonly DemoCharge[], { tills, deskId }: { tills: DemoTills; deskId: string }) {
  const back = [
    { from: paid.at(-5), kind: 'refund', reason: 'Se fue a mediodía.' },
    { from: paid.at(-8), kind: 'credit', reason: 'Se le cambió el baño por otro más corto.' },
  ] as const
  return back.flatMap(({ from, kind, reason }) => {
    const row = from?.rows[0]
    if (!from || !row) return []
    const at = addMinutes(from.at, minutesUntilReturned)
    const method = kind === 'credit' ? 'credit' : row.method
    const { bookingId, clientId, id: refundOf } = row
    const returned: PaymentRow = {
      id: crypto.randomUUID(),
      kind,
      bookingId,
      clientId,
      refundOf,
      reason,
      method,
      amountCentavos: Math.round(row.amountCentavos / 400) * 100,
      receivedAt: at,
      createdAt: at,
      receivedBy: deskId,
      cashDayId: method === 'cash' ? tills.at(at) : null,
    }
    return [{ at, row: returned }]
  })
}

const hundred = 100_00

/** Inserts charges with their receipts, grouped by hour; cash payers hand over whole notes. */
export const writesOfMoney = ({ charges: all, returned }: DemoMoney, deskId: string): DatedWrite[] => [
  ...[...Map.groupBy(all, ({ at }) => at)].map(([at, together]) => ({
    at,
    async write(tx: Tx) {
      await tx.insert(charges).values(
        together.map(({ id, clientId, rows }) => ({
          id,
          clientId,
          by: deskId,
          createdAt: at,
          receivedCentavos: handedOver(rows),
        })),
      )
      await tx
        .insert(payments)
        .values(together.flatMap(({ id, rows }) => rows.map((row) => ({ ...row, chargeId: id }))))
    },
  })),
  ...returned.map(({ at, row }) => ({ at, write: (tx: Tx) => tx.insert(payments).values(row) })),
]

/** The cash that was put on the counter for a charge; null where none was. */
function handedOver(rows: readonly PaymentRow[]) {
  const cash = rows
    .filter(({ method }) => method === 'cash')
    .reduce((sum, { amountCentavos, tipCentavos = 0 }) => sum + amountCentavos + tipCentavos, 0)
  return cash === 0 ? null : Math.ceil(cash / hundred) * hundred
}
