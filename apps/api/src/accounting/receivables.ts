import type { Receivable } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import { cancelledVisit } from '../copy/money/book-table-words.ts'
import type { Db } from '../db/connect.ts'
import { today } from '../http/clock.ts'
import { businessDay } from '../db/sql-functions.ts'

const { concept } = paymentSentences

/** Account of receivables from clients. */
const clientsAccount = '105.01'

type Owed = Receivable['visits'][number] & { clientId: string; name: string }

/**
 * Client debts at the end of a day, for finished visits and late cancellations, by age; the largest first. With
 * what was written by hand on its account it is the balance of that account.
 */
export async function receivables(db: Db, date = today()) {
  const [visits, account] = await Promise.all([owedVisits(db, date), balanceOf(db, date)])
  const clients = [...Map.groupBy(visits, ({ clientId }) => clientId).values()].map(receivableOf)
  const owed = clients.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)
  return {
    receivables: clients.toSorted(
      (one, other) => other.totalCentavos - one.totalCentavos || one.name.localeCompare(other.name, 'es'),
    ),
    accountId: account?.id ?? null,
    byHandCentavos: (account?.centavos ?? 0) - owed,
  }
}

async function owedVisits(db: Db, date: string): Promise<Owed[]> {
  const { rows } = await db.execute<Omit<Owed, 'centavos' | 'days'> & { centavos: string; days: string }>(sql`
    with owed as (
      select e.booking_id, e.order_id, sum(l.debit_centavos - l.credit_centavos) as centavos
      from gl_lines l join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
      where a.code = ${clientsAccount} and e.status = 'posted' and num_nonnulls(e.booking_id, e.order_id) = 1 and e.date <= ${date}
      group by e.booking_id, e.order_id having sum(l.debit_centavos - l.credit_centavos) <> 0
    ), ended as (
      select o.booking_id, null::uuid as order_id, o.centavos, b.client_id,
        case b.status when 'cancelled' then ${cancelledVisit('')} || s.name else s.name end as service,
        coalesce((select ${businessDay(sql`max(e.at)`)} from booking_events e where b.status = 'cancelled'
            and e.booking_id = b.id and e.to_status = 'cancelled' and e.from_status <> 'cancelled'),
          b.end_day, ${businessDay(sql`b.end_at`)}) as ended_on
      from owed o join bookings b on b.id = o.booking_id join services s on s.id = b.service_id
      union all
      select null, o.order_id, o.centavos, s.user_id,
        case when s.opening_balance then ${concept.openingBalance} else ${concept.order('')} || s.number end, ${businessDay(sql`s.created_at`)}
      from owed o join orders s on s.id = o.order_id
    )
    select n.booking_id as "bookingId", n.order_id as "orderId", n.client_id as "clientId", btrim(u.name || ' ' || u.last_name) as name, n.service,
      to_char(n.ended_on, 'YYYY-MM-DD') as "endedOn", greatest(${date}::date - n.ended_on, 0) as days, n.centavos,
      (select coalesce(json_agg(d.name order by d.name), '[]') from booking_dogs bd join dogs d on d.id = bd.dog_id where bd.booking_id = n.booking_id) as dogs
    from ended n join users u on u.id = n.client_id order by n.ended_on, n.booking_id, n.order_id`)
  return rows.map(({ centavos, days, ...row }) => ({
    ...row,
    centavos: Number(centavos),
    days: Number(days),
  }))
}

async function balanceOf(db: Db, date: string) {
  const { rows } = await db.execute<{ id: string; centavos: string }>(sql`
    select a.id, coalesce((select sum(l.debit_centavos - l.credit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
      where l.account_id = a.id and e.status = 'posted' and e.date <= ${date}), 0) as centavos
    from accounts a where a.code = ${clientsAccount}`)
  return rows.map(({ id, centavos }) => ({ id, centavos: Number(centavos) }))[0]
}

const sumOf = (visits: readonly Owed[]) => visits.reduce((sum, { centavos }) => sum + centavos, 0)

/** Sums the receivables of one client, which has at least one visit. */
function receivableOf(owed: readonly Owed[]): Receivable {
  const first = owed[0]!
  const aged = (from: number, to: number) => sumOf(owed.filter(({ days }) => days >= from && days <= to))
  return {
    clientId: first.clientId,
    name: first.name,
    bookings: owed.length,
    totalCentavos: sumOf(owed),
    upTo30Centavos: aged(0, 30),
    upTo60Centavos: aged(31, 60),
    upTo90Centavos: aged(61, 90),
    olderCentavos: aged(91, Number.POSITIVE_INFINITY),
    visits: owed.map(({ bookingId, orderId, service, dogs, endedOn, days, centavos }) => ({
      bookingId,
      orderId,
      service,
      dogs,
      endedOn,
      days,
      centavos,
    })),
  }
}
