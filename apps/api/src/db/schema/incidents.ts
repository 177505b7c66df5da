import {
  incidentKinds,
  incidentRoles,
  incidentStatuses,
  notifiedWays,
  type IncidentReport,
} from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instant, notBlank, oneOf, timestampColumns, versionColumn } from './columns.ts'
import { dogs } from './people/dogs.ts'
import { users } from './people/people.ts'

/** Incidents. `incidents_sent_never_change` protects a sent one. */
export const incidents = pgTable(
  'incidents',
  {
    id: idColumn(),
    kind: text('kind', { enum: incidentKinds }).notNull(),
    occurredAt: instant('occurred_at').notNull(),
    place: text('place').notNull().default(''),
    description: text('description').notNull().default(''),
    witnesses: text('witnesses').notNull().default(''),
    firstAid: text('first_aid').notNull().default(''),
    vet: text('vet').notNull().default(''),
    ownersToldAt: instant('owners_told_at'),
    ownersToldHow: text('owners_told_how', { enum: notifiedWays }),
    ownersToldBy: text('owners_told_by').notNull().default(''),
    status: text('status', { enum: incidentStatuses }).notNull().default('draft'),
    sentAt: instant('sent_at'),
    sentBy: uuid('sent_by').references(() => users.id),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    oneOf('incidents_kind_is_known', t.kind, incidentKinds),
    oneOf('incidents_status_is_known', t.status, incidentStatuses),
    oneOf('incidents_told_in_a_known_way', t.ownersToldHow, notifiedWays),
    check(
      'incidents_told_in_some_way',
      sql`(${t.ownersToldAt} is null) = (${t.ownersToldHow} is null) and (${t.ownersToldAt} is not null or ${t.ownersToldBy} = '')`,
    ),
    check(
      'incidents_sent_by_somebody',
      sql`(${t.status} = 'sent') = (${t.sentAt} is not null) and (${t.sentAt} is null) = (${t.sentBy} is null)`,
    ),
    check('incidents_sent_say_what_happened', sql`${t.status} = 'draft' or btrim(${t.description}) <> ''`),
    index('incidents_by_time').on(t.occurredAt, t.id),
    index('incidents_by_sender').on(t.sentBy),
  ],
)

/** Dogs of an incident; `report` is what the dog's family reads, stored when it is sent. */
export const incidentDogs = pgTable(
  'incident_dogs',
  {
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id),
    role: text('role', { enum: incidentRoles }).notNull(),
    report: jsonb('report').$type<IncidentReport>(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.dogId] }),
    oneOf('incident_dogs_role_is_known', t.role, incidentRoles),
    index('incident_dogs_by_dog').on(t.dogId),
  ],
)

/** Follow-ups of an incident, which are only added. */
export const incidentNotes = pgTable(
  'incident_notes',
  {
    id: idColumn(),
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    notBlank('incident_notes_say_something', t.text),
    index('incident_notes_by_incident').on(t.incidentId, t.createdAt),
    index('incident_notes_by_author').on(t.createdBy),
  ],
)
