import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, careItem, missing } from '../one-of-everything.ts'

const item = (changes: SQL) => sql`update care_items set ${changes} where id = ${careItem}`
const mark = (changes: SQL) => sql`update care_marks set ${changes} where care_item_id = ${careItem}`

/** A plan has times of the day; an entry has one mark, with the booking that its charge is part of. */
export const brokenCareRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  care_items_kind_is_known: [item(sql`kind = 'x'`), 'breaks-a-rule'],
  care_items_have_a_name: [item(sql`name = ' '`), 'breaks-a-rule'],
  care_items_end_after_their_start: [item(sql`last_day = '2026-08-31'`), 'breaks-a-rule'],
  care_items_have_times_of_the_day: [item(sql`times = '{08:00,24:00}'`), 'breaks-a-rule'],
  care_items_of_a_dog_of_its_owner: [item(sql`owner_id = ${missing}`), 'breaks-a-rule'],
  care_items_stated_by_users_id_fk: [item(sql`stated_by = ${missing}`), 'breaks-a-rule'],
  care_marks_one_per_entry: [
    sql`insert into care_marks (care_item_id, visit_id, day, time, result, kind, name, dose, marked_by, marked_at)
      select care_item_id, visit_id, day, time, 'half', kind, name, dose, ${ana}, marked_at from care_marks`,
    'already-marked',
  ],
  care_marks_result_is_known: [mark(sql`result = 'x'`), 'breaks-a-rule'],
  care_marks_kind_is_known: [mark(sql`kind = 'x'`), 'breaks-a-rule'],
  care_marks_charge_a_booking: [mark(sql`fee_centavos = 100`), 'breaks-a-rule'],
  care_marks_care_item_id_care_items_id_fk: [mark(sql`care_item_id = ${missing}`), 'breaks-a-rule'],
  care_marks_visit_id_visits_id_fk: [mark(sql`visit_id = ${missing}`), 'breaks-a-rule'],
  care_marks_marked_by_users_id_fk: [mark(sql`marked_by = ${missing}`), 'breaks-a-rule'],
  care_marks_booking_id_bookings_id_fk: [
    mark(sql`booking_id = ${missing}, fee_centavos = 100`),
    'breaks-a-rule',
  ],
}
