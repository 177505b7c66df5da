import { dayOf, denominations, instantAt, type CashCount } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import { cashDays } from '../../schema/money/payments.ts'
import type { DatedWrite } from './live-demo-weeks.ts'
import { cashInTill } from '../../sql-functions.ts'

/** The till of a business that has one. */
const till = 'Mostrador'
const floatCentavos = 1_000_00
const opens = '06:50'
const closes = '19:40'
/** Cash difference on the second to last day: too much change. */
const lacking = { fromTheEnd: 2, centavos: 20_00, reason: 'Se dio cambio de más en un cobro.' }

export type DemoTills = {
  /** Returns the till of an instant's cash; null for today's, which is not open yet. */
  at: (instant: string) => string | null
  ids: () => string[]
  writes: (deskId: string) => DatedWrite[]
}

/** A cash day for each day before today on which there was cash: opened with its float, counted and closed in the evening. */
export function demoTills(today: string): DemoTills {
  const byDay = new Map<string, string>()
  return {
    at(instant) {
      const day = dayOf(instant)
      if (day >= today) return null
      const id = byDay.get(day) ?? crypto.randomUUID()
      byDay.set(day, id)
      return id
    },
    ids: () => [...byDay.values()],
    writes: (deskId) =>
      [...byDay]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([day, id], place, { length }) => {
          const lacks = length - place === lacking.fromTheEnd
          const openedAt = instantAt(day, opens)
          const closedAt = instantAt(day, closes)
          const stamped = { createdAt: openedAt, updatedAt: openedAt }
          return [
            {
              at: openedAt,
              write: (tx: Tx) =>
                tx
                  .insert(cashDays)
                  .values({ id, till, floatCentavos, openedBy: deskId, openedAt, ...stamped }),
            },
            { at: closedAt, write: (tx: Tx) => closeTill(tx, { id, closedAt, by: deskId, lacks }) },
          ]
        }),
  }
}

type Closing = { id: string; closedAt: string; by: string; lacks: boolean }

async function closeTill(tx: Tx, { id, closedAt, by, lacks }: Closing) {
  const { rows } = await tx.execute<{ centavos: string }>(sql`select ${cashInTill(id)} as centavos`)
  const expectedCentavos = Number(rows[0]!.centavos)
  const countedCentavos = expectedCentavos - (lacks ? lacking.centavos : 0)
  await tx
    .update(cashDays)
    .set({
      status: 'closed',
      counts: piecesOf(countedCentavos),
      countedCentavos,
      expectedCentavos,
      differenceReason: lacks ? lacking.reason : '',
      closedBy: by,
      closedAt,
      version: 3,
      updatedAt: closedAt,
    })
    .where(eq(cashDays.id, id))
}

/** A sum of cash in as few notes and coins as there are. */
function piecesOf(centavos: number): CashCount[] {
  let left = centavos
  return denominations.flatMap((denominationCentavos) => {
    const pieces = Math.floor(left / denominationCentavos)
    left -= pieces * denominationCentavos
    return pieces > 0 ? [{ denominationCentavos, pieces }] : []
  })
}
