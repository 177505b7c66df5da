import { resources as rows } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { createRepository } from '../../db/repository/repository.ts'
import { passes } from '../../db/schema/money/passes.ts'
import { netPaid } from '../../db/sql-functions.ts'

/**
 * Passes with their remaining uses and debt: an unpaid one has all uses and no debt, a cancelled one neither.
 */
export const passRepository = createRepository(rows.passes, passes, {
  unitsLeft: sql`case when ${passes.status} = 'cancelled' then 0 else ${passes.units} - (select count(*) from pass_credits c
    where c.pass_id = ${passes.id} and c.booking_id is not null)::int end`,
  leftCentavos: sql`case when ${passes.status} in ('requested', 'active')
    then greatest(0, ${passes.totalCentavos} - ${netPaid({ passId: passes.id })}) else 0 end`.mapWith(Number),
})
