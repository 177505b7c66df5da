import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, canela, card, missing } from '../one-of-everything.ts'

const file = (columns: SQL, values: SQL) =>
  sql`insert into files (owner_id, media, bytes, ${columns}) values (${ana}, 'image/webp', 1, ${values})`

/** People who may collect dogs, and their photos. */
export const brokenCollectorRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  collectors_have_a_name: [sql`update collectors set name = ' '`, 'breaks-a-rule'],
  collectors_client_id_users_id_fk: [
    sql`insert into collectors (client_id, name) values (${missing}, 'Pedro')`,
    'breaks-a-rule',
  ],
  files_collector_id_collectors_id_fk: [file(sql`collector_id`, sql`${missing}`), 'breaks-a-rule'],
  files_one_photo_per_collector: [
    [file(sql`collector_id`, sql`${card}`), file(sql`collector_id`, sql`${card}`)],
    'taken',
  ],
  files_photo_of_a_collector_alone: [
    file(sql`collector_id, dog_id`, sql`${card}, ${canela}`),
    'breaks-a-rule',
  ],
}
