import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'

/** Posts each visit of the demo at the instant of its last step, in their order, as the books of a house that was open would have it. */
export async function postDemoVisits(tx: Tx) {
  await tx.execute(sql`
    do $$
    declare
      one record;
    begin
      for one in select b.id, b.status, b.version, last.at from public.bookings b, lateral (
          select e.at from public.booking_events e where e.booking_id = b.id order by e.position desc limit 1
        ) last order by last.at, b.created_at, b.id
      loop
        perform set_config('rumi.instant', one.at::text, true);
        perform public.post_target(one.id, null, null, one.status || ' ' || one.version);
      end loop;
      perform set_config('rumi.instant', '', true);
    end $$`)
}
