import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, canela, groomed, groomer, luis, missing, past, stay, taco } from '../one-of-everything.ts'

const card = (bookingId: SQL, dog: SQL, person: SQL = groomer) =>
  sql`insert into grooming_cards (booking_id, dog_id, staff_member_id, started_at)
    values (${bookingId}, ${dog}, ${person}, '2026-09-11 15:00Z')`
const photo = (columns: SQL, values: SQL) =>
  sql`insert into files (owner_id, media, bytes, ${columns}) values (${ana}, 'image/webp', 1, ${values})`

/** A grooming card belongs to one dog of a booking that has begun, and its photos to nothing else. */
export const brokenGroomingRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  grooming_cards_one_per_dog: [card(past, canela), 'taken'],
  grooming_cards_of_a_booked_dog: [card(past, taco), 'breaks-a-rule'],
  grooming_cards_of_a_dog_received: [card(stay, canela), 'step-not-allowed'],
  grooming_cards_staff_member_id_resources_id_fk: [
    [sql`delete from grooming_cards`, card(past, canela, missing)],
    'breaks-a-rule',
  ],
  grooming_cards_finish_after_start: [
    sql`update grooming_cards set finished_at = started_at - interval '1 minute'`,
    'breaks-a-rule',
  ],
  files_grooming_card_id_grooming_cards_id_fk: [
    photo(sql`dog_id, grooming_card_id, grooming_moment`, sql`${canela}, ${missing}, 'before'`),
    'breaks-a-rule',
  ],
  files_grooming_photo_has_its_moment: [
    photo(sql`dog_id, grooming_card_id`, sql`${canela}, ${groomed}`),
    'breaks-a-rule',
  ],
  files_grooming_photo_is_nothing_else: [
    sql`insert into files (owner_id, media, bytes, grooming_card_id, grooming_moment)
      values (${luis}, 'image/webp', 1, ${groomed}, 'after')`,
    'breaks-a-rule',
  ],
}
