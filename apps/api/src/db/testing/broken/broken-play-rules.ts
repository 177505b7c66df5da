import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { canela, group, missing, taco } from '../one-of-everything.ts'

/** A present dog in the only place of the group. */
const playing = (dog: SQL, day: string) =>
  sql`insert into visits (dog_id, first_day, last_day, status, arrived_at, play_group_id)
    values (${dog}, ${day}, ${day}, 'in-house', '2026-10-10 15:00Z', ${group})`
const tag = (columns: SQL, values: SQL) =>
  sql`insert into tags (label, icon, tone, ${columns}) values (${values})`

/** A play group never holds more dogs than it takes; tags look as the office can draw them; pairs of dogs stand once. */
export const brokenPlayRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  play_groups_have_a_name: [sql`update play_groups set name = ' '`, 'breaks-a-rule'],
  play_groups_take_a_dog: [sql`update play_groups set capacity = 0`, 'breaks-a-rule'],
  play_groups_bear_a_weight: [sql`update play_groups set max_weight_kg = 0`, 'breaks-a-rule'],
  play_groups_close_after_opening: [sql`update play_groups set opens = '10:00'`, 'breaks-a-rule'],
  play_groups_hold_their_dogs: [
    [playing(taco, '2026-10-10'), sql`update play_groups set active = false`],
    'group-full',
  ],
  visits_fit_their_group: [
    [
      playing(taco, '2026-10-20'),
      sql`insert into visits (dog_id, first_day, last_day, status, arrived_at)
        values (${canela}, '2026-10-20', '2026-10-20', 'in-house', '2026-10-20 15:00Z')`,
      sql`update visits set play_group_id = ${group} where dog_id = ${canela} and status = 'in-house'`,
    ],
    'group-full',
  ],
  visits_play_group_id_play_groups_id_fk: [
    sql`update visits set play_group_id = ${missing}`,
    'breaks-a-rule',
  ],
  dogs_play_group_id_play_groups_id_fk: [sql`update dogs set play_group_id = ${missing}`, 'breaks-a-rule'],
  tags_have_a_label: [tag(sql`warns`, sql`' ', 'bite', 'care', true`), 'breaks-a-rule'],
  tags_icon_is_known: [tag(sql`warns`, sql`'x', 'x', 'care', true`), 'breaks-a-rule'],
  tags_tone_is_known: [tag(sql`warns`, sql`'x', 'bite', 'x', true`), 'breaks-a-rule'],
  dog_tags_dog_id_dogs_id_fk: [
    [
      tag(sql`warns`, sql`'Muerde', 'bite', 'care', true`),
      sql`insert into dog_tags select ${missing}, id from tags`,
    ],
    'breaks-a-rule',
  ],
  dog_tags_tag_id_tags_id_fk: [sql`insert into dog_tags values (${canela}, ${missing})`, 'breaks-a-rule'],
  dogs_apart_in_order: [sql`insert into dogs_apart values (${taco}, ${canela})`, 'breaks-a-rule'],
  dogs_apart_lower_id_dogs_id_fk: [
    [
      sql`delete from dogs_apart`,
      sql`insert into dogs_apart values ('00000000-0000-4000-8000-000000000000', ${canela})`,
    ],
    'breaks-a-rule',
  ],
  dogs_apart_higher_id_dogs_id_fk: [
    sql`insert into dogs_apart values (${canela}, ${missing})`,
    'breaks-a-rule',
  ],
}
