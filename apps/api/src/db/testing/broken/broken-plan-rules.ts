import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { hotel, missing } from '../one-of-everything.ts'

const card = (columns: SQL, values: SQL) =>
  sql`insert into plan_cards (slug, page, position, plan_name, ${columns}) values ('otra', 'hotel', 1, 'Otra', ${values})`

/** The rules of the cards of plans and packages. */
export const brokenPlanRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  plan_cards_one_per_slug: [
    sql`insert into plan_cards (slug, page, position, plan_name) values ('una-noche', 'hotel', 1, 'Otra')`,
    'taken',
  ],
  plan_cards_slug_is_an_address: [
    sql`insert into plan_cards (slug, page, position, plan_name) values ('Una noche', 'hotel', 1, 'Otra')`,
    'breaks-a-rule',
  ],
  plan_cards_keep_their_slug: [sql`update plan_cards set slug = 'otra'`, undefined],
  plan_cards_page_is_known: [sql`update plan_cards set page = 'x'`, 'breaks-a-rule'],
  plan_cards_action_is_known: [sql`update plan_cards set action = 'x'`, 'breaks-a-rule'],
  plan_cards_have_a_name: [sql`update plan_cards set plan_name = ' '`, 'breaks-a-rule'],
  plan_cards_list_features: [card(sql`features`, sql`'{}'`), 'breaks-a-rule'],
  plan_cards_book_a_service: [card(sql`action`, sql`'book'`), 'breaks-a-rule'],
  plan_cards_stay_some_nights: [card(sql`nights`, sql`0`), 'breaks-a-rule'],
  plan_cards_service_id_services_id_fk: [
    [sql`update plan_cards set service_id = ${hotel}`, card(sql`service_id`, missing)],
    'breaks-a-rule',
  ],
}
