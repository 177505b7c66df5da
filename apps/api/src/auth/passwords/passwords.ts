import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from '../../http/limits/concurrency-limit.ts'

/** argon2id at OWASP's minimum: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing is the most expensive public operation: 2 run at once and 32 wait. */
const pass = createConcurrencyLimit({ atOnce: 2, waiting: 32 })

const decoy = await hash(randomBytes(32), cost)

/** The hash a password is stored as: of its NFC form, since keyboards write 'ñ' as one sign or as two. */
export const hashPassword = (password: string): Promise<string> =>
  pass(() => hash(password.normalize('NFC'), cost))

/** Normal forms a stored hash may use: NFC, and the text as typed before normalisation was added. */
const formsOf = (password: string) => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
]

/** The hash of a text that is found by it: the same salt gives the same hash. */
export const hashWithSalt = (text: string, salt: string): Promise<string> =>
  pass(async () =>
    (await hashRaw(text, { ...cost, salt: Buffer.from(salt, 'base64url') })).toString('base64url'),
  )

/** True if a password matches the stored hash. Without a hash it takes equally long and is false. */
export async function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await pass(async () => {
    for (const form of formsOf(password)) if (await verify(storedHash ?? decoy, form)) return true
    return false
  })
  return matches && storedHash !== null && storedHash !== undefined
}
