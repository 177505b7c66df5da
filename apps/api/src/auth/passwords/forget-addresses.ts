import { inArray, like, or } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { familyInvitations } from '../../db/schema/people/family.ts'
import { passwordResets, pendingRegistrations } from '../../db/schema/people/people.ts'
import { rateLimits } from '../../db/schema/requests.ts'
import { accountKey } from './attempt-limits.ts'

/** Drops links, registrations, families' invitations and counted attempts of addresses. */
export async function forgetAddresses(tx: Tx, addresses: readonly string[]) {
  if (addresses.length === 0) return
  await tx.delete(passwordResets).where(inArray(passwordResets.email, addresses))
  await tx.delete(pendingRegistrations).where(inArray(pendingRegistrations.email, addresses))
  await tx.delete(familyInvitations).where(inArray(familyInvitations.email, addresses))
  await tx.delete(rateLimits).where(or(...addresses.map((one) => like(rateLimits.key, keysWith(one)))))
}

/** A hash in base64url may have a `_`, which stands for any sign in a pattern. */
const keysWith = (address: string) => `%${accountKey(address).replaceAll('_', '\\_')}%`
