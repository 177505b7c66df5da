import { resources as rows } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { createRepository } from '../db/repository/repository.ts'
import { reportCards } from '../db/schema/report-cards.ts'

/** Report cards with the addresses of their photos, in the order in which they were taken in. */
export const reportCardRepository = createRepository(rows.reportCards, reportCards, {
  photos: sql`(select coalesce(jsonb_agg('/files/' || f.id order by f.created_at, f.id), '[]') from files f
    where f.card_id = report_cards.id)`,
})
