import { and, eq, inArray, notExists } from 'drizzle-orm'
import { WrongSetting, type Config } from '../../config.ts'
import type { Db } from '../../db/connect.ts'
import { passkeys, recoveryCodes, totpFactors } from '../../db/schema/people/second-factors.ts'
import { hasSecretKey, readSecretKey } from './secret-key.ts'
import { isSealed, secretSealer } from './seal-secrets.ts'

const stored = { id: totpFactors.id, secret: totpFactors.secret }

/** Encrypts the secrets that an earlier version stored as they are. Throws `WrongSetting` where the key is not that of the others. */
export async function sealStoredSecrets(db: Db, config: Config): Promise<void> {
  const unreadable = await unreadableFactors(db, config)
  if (unreadable.length > 0)
    throw new WrongSetting(
      `SECRET_KEY is not the key of ${unreadable.length} authenticator apps in the database: set the former one or put back DATA_DIR/secret.key, or remove those apps with "npm run admin -- --remove-unreadable-apps".`,
    )
  // Creates the key at the first start, so that every backup contains it.
  readSecretKey(config)
  const { seal } = secretSealer(config)
  for (const row of await db.select(stored).from(totpFactors)) {
    if (isSealed(row.secret)) continue
    await db
      .update(totpFactors)
      .set({ secret: seal(row) })
      .where(and(eq(totpFactors.id, row.id), eq(totpFactors.secret, row.secret)))
  }
}

/** Ids of the authenticator apps that this key does not open; without any key that is every sealed one. */
async function unreadableFactors(db: Db, config: Config): Promise<string[]> {
  const sealed = (await db.select(stored).from(totpFactors)).filter(({ secret }) => isSealed(secret))
  if (!hasSecretKey(config)) return sealed.map(({ id }) => id)
  const { open } = secretSealer(config)
  return sealed.filter((row) => !opens(() => open(row))).map(({ id }) => id)
}

function opens(open: () => string) {
  try {
    open()
    return true
  } catch {
    return false
  }
}

/** Removes the authenticator apps whose key is lost, and the recovery codes of people without another factor; returns how many. */
export async function removeUnreadableFactors(db: Db, config: Config): Promise<number> {
  const ids = await unreadableFactors(db, config)
  if (ids.length === 0) return 0
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(totpFactors)
      .where(inArray(totpFactors.id, ids))
      .returning({ userId: totpFactors.userId })
    const left = (table: typeof totpFactors | typeof passkeys) =>
      notExists(tx.select().from(table).where(eq(table.userId, recoveryCodes.userId)))
    const people = inArray(
      recoveryCodes.userId,
      removed.map(({ userId }) => userId),
    )
    await tx.delete(recoveryCodes).where(and(people, left(totpFactors), left(passkeys)))
    return removed.length
  })
}
