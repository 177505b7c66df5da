import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { idColumn, instant, notBlank } from '../columns.ts'
import { users } from './people.ts'

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`)

/**
 * Authenticator apps. One is active from its first right code on; the last step is stored so that no code
 * works twice.
 */
export const totpFactors = pgTable(
  'totp_factors',
  {
    id: idColumn(),
    userId: ofUser(),
    name: text('name').notNull(),
    /** Base 32, encrypted with the key outside the database (decision 215). */
    secret: text('secret').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The newest 30-second step whose code was used. */
    lastStep: bigint('last_step', { mode: 'number' }),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    notBlank('totp_factors_have_a_name', t.name),
    check('totp_factors_are_confirmed_by_a_code', sql`(${t.confirmedAt} is null) = (${t.lastStep} is null)`),
    index('totp_factors_by_user').on(t.userId, t.createdAt),
    uniqueIndex('totp_factors_one_to_confirm')
      .on(t.userId)
      .where(sql`${t.confirmedAt} is null`),
  ],
)

/** Passkeys: of each only the public key is known here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    userId: ofUser(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /**
     * User handle of the passkey, if it differs from the user's id: the id of the account that created it.
     */
    userHandle: text('user_handle'),
    /** Signature counter reported by the passkey; many always report 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** True if the passkey is backed up, so that losing the device does not lose it. */
    backedUp: boolean('backed_up').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('passkeys_one_per_credential').on(t.credentialId),
    notBlank('passkeys_have_a_name', t.name),
    check('passkeys_counter_not_negative', sql`${t.counter} >= 0`),
    index('passkeys_by_user').on(t.userId, t.createdAt),
  ],
)

/** Recovery codes, hashed like passwords; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser(),
    codeHash: text('code_hash').notNull(),
    /** Shared by the codes of one person, so that one hash finds which of them was given. */
    salt: text('salt').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Logins whose password was right and whose second step is still to be taken, by the hash of their token. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('login_challenges_by_user').on(t.userId),
    index('login_challenges_by_expiry').on(t.expiresAt),
  ],
)

/** Passkey challenges by hash, for one use; without a person for a login without password. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['create', 'second-step', 'sign-in'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check(
      'passkey_challenges_know_whose_they_are',
      sql`${t.purpose} in ('create', 'second-step', 'sign-in') and (${t.userId} is null) = (${t.purpose} = 'sign-in')`,
    ),
    index('passkey_challenges_by_user').on(t.userId),
    index('passkey_challenges_by_expiry').on(t.expiresAt),
  ],
)
