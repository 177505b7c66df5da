import { randomBytes } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../../db/connect.ts'
import { recoveryCodes } from '../../db/schema/people/second-factors.ts'
import { hashWithSalt } from '../passwords/passwords.ts'

/** Crockford's base 32: no letter in it is taken for another or for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codesAtOnce = 10
const codeLength = 12
const saltBytes = 16

/** 60 random bits. */
const newCode = () =>
  Array.from(randomBytes(codeLength), (byte) => alphabet.charAt(byte % alphabet.length)).join('')

const grouped = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&-')

/** Creates ten recovery codes, in plain text and hashed. Hashing is slow, so call it outside transactions. */
export async function newRecoveryCodes() {
  const salt = randomBytes(saltBytes).toString('base64url')
  const codes = Array.from({ length: codesAtOnce }, newCode)
  const stored: { codeHash: string; salt: string }[] = []
  for (const code of codes) stored.push({ codeHash: await hashWithSalt(code, salt), salt })
  return { shown: codes.map(grouped), stored }
}

export type NewRecoveryCodes = Awaited<ReturnType<typeof newRecoveryCodes>>

/** Puts new codes in the place of all that a person has. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, { stored }: NewRecoveryCodes) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(stored.map((code) => ({ userId, ...code })))
}

/** Counts the unused recovery codes of a person. */
export async function recoveryCodesLeft(db: Queryable, userId: string): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return counted?.left ?? 0
}

/** Spends a code; false where it is not one of theirs, or was used. */
export async function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const [any] = await db
    .select({ salt: recoveryCodes.salt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .limit(1)
  if (!any) return false
  const codeHash = await hashWithSalt(code, any.salt)
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}
