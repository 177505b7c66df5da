import { serviceTypes, type SignatureDrawing } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { idColumn, instant, notBlank, timestampColumns } from './columns.ts'
import { users } from './people/people.ts'

/** Agreement between business and client. Without services it is a draft that no client sees. */
export const agreements = pgTable(
  'agreements',
  {
    id: idColumn(),
    key: text('key').notNull(),
    services: text('services', { enum: serviceTypes })
      .array()
      .notNull()
      .default(sql`'{}'`),
    required: boolean('required').notNull().default(false),
    ...timestampColumns(),
  },
  (t) => [
    unique('agreements_one_per_key').on(t.key),
    check('agreements_key_is_a_word', sql`${t.key} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('agreements_services_are_known', sql`${t.services} <@ ${sql.raw(`'{${serviceTypes.join(',')}}'`)}`),
    check('agreements_required_for_a_service', sql`not ${t.required} or ${t.services} <> '{}'`),
  ],
)

/** Text of an agreement. The newest version applies; `agreement_versions_never_change` keeps all of them. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    agreementId: uuid('agreement_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Null for a text that was shipped. */
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ name: 'agreement_versions_pkey', columns: [t.agreementId, t.version] }),
    foreignKey({
      name: 'agreement_versions_of_an_agreement',
      columns: [t.agreementId],
      foreignColumns: [agreements.id],
    }),
    check('agreement_versions_begin_at_one', sql`${t.version} >= 1`),
    notBlank('agreement_versions_have_a_title', t.title),
    notBlank('agreement_versions_say_something', t.text),
    index('agreement_versions_by_author').on(t.createdBy),
  ],
)

/** Signature of a client under one version. `agreement_signatures_never_change` keeps it, a trigger adds the hash of the text. */
export const agreementSignatures = pgTable(
  'agreement_signatures',
  {
    id: idColumn(),
    agreementId: uuid('agreement_id').notNull(),
    version: integer('version').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    signerName: text('signer_name').notNull(),
    /** Strokes of a drawn signature; null if the name was typed. */
    drawing: jsonb('drawing').$type<SignatureDrawing>(),
    textSha256: text('text_sha256').notNull().default(''),
    /** Shortened address. */
    network: text('network').notNull().default(''),
    /** Staff member on whose tablet it was signed; null for a signature in the portal. */
    recordedBy: uuid('recorded_by').references(() => users.id),
    signedAt: instant('signed_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: 'agreement_signatures_of_a_version',
      columns: [t.agreementId, t.version],
      foreignColumns: [agreementVersions.agreementId, agreementVersions.version],
    }),
    notBlank('agreement_signatures_name_the_signer', t.signerName),
    index('agreement_signatures_by_client').on(t.clientId, t.signedAt, t.id),
    index('agreement_signatures_by_version').on(t.agreementId, t.version),
    index('agreement_signatures_by_recorder').on(t.recordedBy),
  ],
)
