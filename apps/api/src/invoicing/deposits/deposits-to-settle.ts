import type { MissingDocuments } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'

/** Returns the missing credit notes of deposits whose sale has no invoice yet, by the CFDI that states them. */
export async function depositsToSettle(
  db: Queryable,
  among: readonly string[] | undefined,
): Promise<[string, MissingDocuments][]> {
  if (among?.length === 0) return []
  const { rows } = await db.execute<{ id: string; missing: string }>(sql`
    select c.id, count(*) as missing
    from invoiced_deposits d join cfdis c on c.id = d.cfdi_id
      join payments r on r.refund_of = d.payment_id
    where d.is_live and c.status = 'valid' and ${among ? sql`c.id in ${[...among]}` : sql`true`}
      and r.status = 'settled' and not r.is_correction and not r.is_surplus and r.created_at >= c.read_at
      and not exists (select from cfdis n where n.refund_id = r.id and n.status in ('asked', 'valid', 'cancelling'))
      and not exists (select from invoiced_sales s where s.is_live
        and (s.booking_id = r.booking_id or s.order_id = r.order_id or s.pass_id = r.pass_id))
    group by c.id`)
  return rows.map(({ id, missing }) => [
    id,
    { isOutdated: false, creditNotes: Number(missing), complements: 0, applications: 0 },
  ])
}
