import { generateSecret, generateURI, verifySync } from 'otplib'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { encode } from 'uqr'
import { totpFactors } from '../../db/schema/people/second-factors.ts'
import type { AuthDeps } from '../auth-deps.ts'

const stepSeconds = 30

/** Creates a secret of 160 bits in base 32, the length of RFC 4226. */
export const newTotpSecret = () => generateSecret()

/** Returns the URI of the QR code for authenticator apps. */
export const totpUri = (secret: string, email: string, issuer: string) =>
  generateURI({ issuer, label: email, secret, algorithm: 'sha1', digits: 6, period: stepSeconds })

/** A text as a QR code: one SVG path over a square of `size` units, its quiet zone included. */
export function qrPath(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dark.join('') }
}

/** The 30-second step whose code this is, among the current one and its neighbours; null where it is none of theirs. */
export function stepOfCode(secret: string, code: string): number | null {
  const result = verifySync({ secret, token: code, epochTolerance: stepSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** Spends a code of one of a person's authenticator apps; false where it is wrong, used, or older than one that was used. */
export async function spendTotpCode(
  { database: { db }, sealer }: AuthDeps,
  userId: string,
  code: string,
): Promise<boolean> {
  const factors = await db
    .select({ id: totpFactors.id, secret: totpFactors.secret })
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)))
  for (const { id, secret } of factors) {
    const step = stepOfCode(sealer.open({ id, secret }), code)
    if (step === null) continue
    const used = await db
      .update(totpFactors)
      .set({ lastStep: step, lastUsedAt: sql`now()` })
      .where(and(eq(totpFactors.id, id), lt(totpFactors.lastStep, step)))
      .returning({ id: totpFactors.id })
    if (used.length > 0) return true
  }
  return false
}
