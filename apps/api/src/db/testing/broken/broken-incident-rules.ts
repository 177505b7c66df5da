import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, canela, card, incident, missing, taco } from '../one-of-everything.ts'

const set = (what: SQL) => sql`update incidents set ${what}`
const note = (columns: SQL, values: SQL) => sql`insert into incident_notes (${columns}) values (${values})`
const sent = set(sql`description = 'Se pelearon', status = 'sent', sent_at = now(), sent_by = ${ana}`)

/** Drafts of incidents change, sent ones never; follow-ups are only added. */
export const brokenIncidentRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  incidents_kind_is_known: [set(sql`kind = 'x'`), 'breaks-a-rule'],
  incidents_status_is_known: [set(sql`status = 'x', description = 'x'`), 'breaks-a-rule'],
  incidents_told_in_a_known_way: [set(sql`owners_told_at = now(), owners_told_how = 'x'`), 'breaks-a-rule'],
  incidents_told_in_some_way: [set(sql`owners_told_at = now()`), 'breaks-a-rule'],
  incidents_sent_by_somebody: [set(sql`sent_at = now()`), 'breaks-a-rule'],
  incidents_sent_say_what_happened: [
    set(sql`status = 'sent', sent_at = now(), sent_by = ${ana}`),
    'breaks-a-rule',
  ],
  incidents_sent_by_users_id_fk: [
    set(sql`description = 'x', status = 'sent', sent_at = now(), sent_by = ${missing}`),
    'breaks-a-rule',
  ],
  incidents_sent_never_change: [[sent, set(sql`description = 'Otra cosa'`)], 'already-sent'],
  incident_dogs_role_is_known: [sql`update incident_dogs set role = 'x'`, 'breaks-a-rule'],
  incident_dogs_incident_id_incidents_id_fk: [
    sql`insert into incident_dogs (incident_id, dog_id, role) values (${missing}, ${taco}, 'hurt')`,
    'breaks-a-rule',
  ],
  incident_dogs_dog_id_dogs_id_fk: [
    sql`insert into incident_dogs (incident_id, dog_id, role) values (${incident}, ${missing}, 'hurt')`,
    'breaks-a-rule',
  ],
  incident_dogs_sent_never_change: [
    [sent, sql`insert into incident_dogs (incident_id, dog_id, role) values (${incident}, ${taco}, 'hurt')`],
    'already-sent',
  ],
  incident_notes_say_something: [note(sql`incident_id, text`, sql`${incident}, ' '`), 'breaks-a-rule'],
  incident_notes_incident_id_incidents_id_fk: [
    note(sql`incident_id, text`, sql`${missing}, 'x'`),
    'breaks-a-rule',
  ],
  incident_notes_created_by_users_id_fk: [
    note(sql`incident_id, text, created_by`, sql`${incident}, 'x', ${missing}`),
    'breaks-a-rule',
  ],
  incident_notes_are_only_added: [sql`update incident_notes set text = 'Otra cosa'`, undefined],
  files_of_a_dog_in_the_incident: [
    sql`insert into files (owner_id, dog_id, incident_id, media, bytes) values (${ana}, ${canela}, ${missing}, 'image/webp', 1)`,
    'breaks-a-rule',
  ],
  files_of_an_incident_are_its_photos: [
    sql`insert into files (owner_id, dog_id, card_id, incident_id, media, bytes)
      values (${ana}, ${canela}, ${card}, ${incident}, 'image/webp', 1)`,
    'breaks-a-rule',
  ],
}
