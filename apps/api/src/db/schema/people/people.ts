import { invoiceData, mutedNotifications, roles, type MutedNotification } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { plainText, wordsIn, lineOf } from '../../repository/sql-text.ts'
import { customRoles } from './custom-roles.ts'
import { idColumn, instant, isE164, notBlank, oneOf, timestampColumns, versionColumn } from '../columns.ts'

/** Everyone with an account: owners and staff. A closed account keeps its row and loses the person in it. */
export const users = pgTable(
  'users',
  {
    id: idColumn(),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    /** Empty if there is none. */
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** The same in E.164 form, derived when it is written. */
    phoneE164: text('phone_e164').notNull().default(''),
    role: text('role', { enum: roles }).notNull().default('cliente'),
    /** An own role that narrows it; only one made from their role. */
    customRoleId: uuid('custom_role_id'),
    profilePic: text('profile_pic'),
    invoice: jsonb('invoice').$type<z.output<typeof invoiceData>>(),
    /** Time at which the desk saw the identification; the hotel requires it (spec §9). */
    identifiedAt: instant('identified_at'),
    /** The picture of it that waits to be looked at; once looked at, it goes. */
    identification: text('identification'),
    /** Null until the person has chosen a password: the desk registers people too. */
    passwordHash: text('password_hash'),
    mutedNotifications: text('muted_notices', {
      enum: mutedNotifications as [MutedNotification, ...MutedNotification[]],
    })
      .array()
      .notNull()
      .default(sql`'{}'`),
    privacyVersion: text('privacy_version'),
    privacyAcceptedAt: instant('privacy_accepted_at'),
    closedAt: instant('closed_at'),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('users_known_with_their_role').on(t.id, t.role),
    uniqueIndex('users_one_per_email')
      .on(t.email)
      .where(sql`${t.email} <> ''`),
    check('users_email_in_lower_case', sql`${t.email} = lower(${t.email})`),
    check(
      'users_log_in_with_an_address',
      sql`${t.email} <> '' or (${t.passwordHash} is null and ${t.role} = 'cliente')`,
    ),
    oneOf('users_role_is_known', t.role, roles),
    foreignKey({
      name: 'users_own_role_is_of_their_role',
      columns: [t.customRoleId, t.role],
      foreignColumns: [customRoles.id, customRoles.baseRole],
    }),
    notBlank('users_have_a_name', t.name),
    isE164('users_telephone_is_e164', t),
    check(
      'users_mute_what_is_known',
      sql`${t.mutedNotifications} <@ array[${sql.raw(mutedNotifications.map((one) => `'${one}'`).join(', '))}]::text[]`,
    ),
    check(
      'users_accepted_a_version_of_the_notice',
      sql`(${t.privacyVersion} is null) = (${t.privacyAcceptedAt} is null)`,
    ),
    index('users_in_order').on(t.createdAt, t.id),
    index('users_by_name').on(plainText(t.name), t.id),
    index('users_by_last_name').on(plainText(t.lastName), t.id),
    index('users_by_address').on(plainText(t.email), t.id),
    index('users_by_whole_name').using('gin', sql`${wordsIn(t.name, t.lastName)} gin_trgm_ops`),
    index('users_by_phone').on(lineOf(t.phone)),
    index('users_by_own_role')
      .on(t.customRoleId)
      .where(sql`${t.customRoleId} is not null`),
    index('users_by_role').on(t.role, t.createdAt, t.id),
  ],
)

/** Registrations with an unverified address, independent of others for the same address. */
export const pendingRegistrations = pgTable(
  'pending_registrations',
  {
    id: idColumn(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    privacyVersion: text('privacy_version'),
    /** Desk-managed account that the registration takes over. */
    claimsUserId: uuid('claims_user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** Hash of the requesting browser's secret; null for old rows. */
    deviceHash: text('device_hash'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('pending_registrations_one_per_link').on(t.tokenHash),
    check('pending_registrations_email_in_lower_case', sql`${t.email} = lower(${t.email})`),
    index('pending_registrations_by_email').on(t.email, t.createdAt, t.id),
    index('pending_registrations_by_claimed').on(t.claimsUserId),
    index('pending_registrations_by_expiry').on(t.expiresAt),
  ],
)

/** Links that hand over a desk-managed account, by token hash; the newest replaces the others. */
export const claimLinks = pgTable(
  'claim_links',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [unique('claim_links_one_per_link').on(t.tokenHash), index('claim_links_by_maker').on(t.madeBy)],
)

/** Links to choose a new password, by the hash of their token. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('password_resets_by_email').on(t.email), index('password_resets_by_expiry').on(t.expiresAt)],
)

/** Links that create the first administrator, by token hash; the first one used deletes all. */
export const firstAdminLinks = pgTable(
  'first_admin_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('first_admin_links_by_expiry').on(t.expiresAt)],
)

/** Links to prove a new address of an account, by the hash of their token; the newest of a person replaces the older. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('email_changes_one_per_link').on(t.tokenHash),
    check('email_changes_email_in_lower_case', sql`${t.email} = lower(${t.email})`),
    index('email_changes_by_expiry').on(t.expiresAt),
  ],
)
