import { dogEndings, dogSexes, medicalRecordKinds, withoutEvidenceLength } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { plainText, wordsIn } from '../../repository/sql-text.ts'
import { idColumn, instant, notBlank, oneOf, timestampColumns, versionColumn } from '../columns.ts'
import { playGroups } from '../play-groups.ts'
import { users } from './people.ts'

export const dogs = pgTable(
  'dogs',
  {
    id: idColumn(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    breed: text('breed').notNull().default(''),
    sex: text('sex', { enum: dogSexes }).notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    weightKg: numeric('weight_kg', { mode: 'number', precision: 5, scale: 2 }),
    color: text('color').notNull().default(''),
    /** Null if unknown. */
    sterilised: boolean('sterilised'),
    microchip: text('microchip').notNull().default(''),
    ruac: text('ruac').notNull().default(''),
    allergies: text('allergies').notNull().default(''),
    feeding: text('feeding').notNull().default(''),
    medication: text('medication').notNull().default(''),
    temperament: text('temperament').notNull().default(''),
    vet: text('vet').notNull().default(''),
    pickup: text('pickup').notNull().default(''),
    emergencyContact: text('emergency_contact').notNull().default(''),
    profileImg: text('profile_img'),
    ended: text('ended', { enum: dogEndings }),
    endedOn: date('ended_on', { mode: 'string' }),
    /** True while name, sex and birth date are assumed: the desk wrote it down by weight on the telephone. */
    provisional: boolean('provisional').notNull().default(false),
    /** Usual play group, taken over by visits at the arrival. */
    playGroupId: uuid('play_group_id').references(() => playGroups.id),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('dogs_with_their_owner').on(t.id, t.ownerId),
    notBlank('dogs_have_a_name', t.name),
    oneOf('dogs_sex_is_known', t.sex, dogSexes),
    oneOf('dogs_ended_is_known', t.ended, dogEndings),
    check('dogs_ended_on_a_day', sql`(${t.ended} is null) = (${t.endedOn} is null)`),
    check('dogs_weigh_something', sql`${t.weightKg} > 0 and ${t.weightKg} <= 120`),
    index('dogs_by_play_group').on(t.playGroupId),
    index('dogs_in_order').on(t.createdAt, t.id),
    index('dogs_by_name').on(plainText(t.name), t.id),
    index('dogs_by_breed').on(plainText(t.breed), t.id),
    index('dogs_by_birth').on(t.birthDate, t.id),
    index('dogs_by_words').using('gin', sql`${wordsIn(t.name, t.breed, t.microchip)} gin_trgm_ops`),
    index('dogs_by_owner').on(t.ownerId, t.createdAt, t.id),
  ],
)

/** A dog's medical records and history; what staff has not verified does not count (docs/domain.md#medical-records). */
export const medicalRecords = pgTable(
  'medical_records',
  {
    id: idColumn(),
    rumiId: uuid('dog_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind', { enum: medicalRecordKinds }).notNull(),
    product: text('product').notNull().default(''),
    appliedOn: date('applied_on', { mode: 'string' }).notNull(),
    expiresOn: date('expires_on', { mode: 'string' }),
    result: text('result').notNull().default(''),
    notes: text('notes').notNull().default(''),
    evidence: text('evidence'),
    refusal: text('refusal').notNull().default(''),
    /** Reason for verifying a vaccine without a picture. */
    withoutEvidence: text('without_evidence').notNull().default(''),
    verifiedBy: uuid('verified_by').references(() => users.id),
    verifiedAt: instant('verified_at'),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    foreignKey({
      name: 'medical_records_of_a_dog_of_its_owner',
      columns: [t.rumiId, t.ownerId],
      foreignColumns: [dogs.id, dogs.ownerId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    oneOf('medical_records_kind_is_known', t.kind, medicalRecordKinds),
    check('medical_records_expire_after_applied', sql`${t.expiresOn} >= ${t.appliedOn}`),
    check('medical_records_verified_by_someone', sql`(${t.verifiedBy} is null) = (${t.verifiedAt} is null)`),
    check(
      'medical_records_vaccine_names_its_product',
      sql`${t.kind} <> 'vaccine' or btrim(${t.product}) <> ''`,
    ),
    check(
      'medical_records_verified_by_evidence',
      sql`${t.kind} <> 'vaccine' or ${t.verifiedAt} is null or ${t.evidence} is not null or length(btrim(${t.withoutEvidence})) >= ${sql.raw(String(withoutEvidenceLength.min))}`,
    ),
    check('medical_records_refused_or_verified', sql`${t.refusal} = '' or ${t.verifiedAt} is null`),
    index('medical_records_in_order').on(t.createdAt, t.id),
    index('medical_records_by_dog').on(t.rumiId, t.createdAt, t.id),
    index('medical_records_by_owner').on(t.ownerId, t.createdAt, t.id),
    index('medical_records_to_verify')
      .on(t.createdAt, t.id)
      .where(sql`${t.verifiedAt} is null`),
    index('medical_records_by_verifier').on(t.verifiedBy),
  ],
)
