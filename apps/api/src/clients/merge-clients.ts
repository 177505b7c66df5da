import { generalPublicId, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { mergeSentences } from '../copy/people/merge-sentences.ts'
import { clientRepository } from '../people/index.ts'
import type { Tx } from '../db/connect.ts'
import { telephoneColumns } from '../db/people/telephone.ts'
import { moveReferences } from '../db/repository/move-references.ts'
import { referencesTo } from '../db/repository/references-to.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { familyInvitations, familyMembers } from '../db/schema/people/family.ts'
import { files, isIdentification } from '../db/schema/people/files.ts'
import { knownDevices } from '../db/schema/people/known-devices.ts'
import { merges } from '../db/schema/people/merges.ts'
import { claimLinks, emailChanges, pendingRegistrations, users } from '../db/schema/people/people.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import {
  loginChallenges,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  totpFactors,
} from '../db/schema/people/second-factors.ts'
import { sessions } from '../db/schema/people/sessions.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'

type Client = typeof users.$inferSelect

/** Tables that end with the account. */
const endingWithIt = [
  sessions,
  loginChallenges,
  passkeyChallenges,
  knownDevices,
  emailChanges,
  claimLinks,
] as const

/** Tables of a login, which move with address and password or end with them. */
const secondFactors = [totpFactors, passkeys, recoveryCodes] as const

/**
 * Merges one client into another in one transaction: every reference moves to the surviving one. The other
 * account is closed; its login moves if the survivor has none.
 */
export async function mergeClients(
  tx: Tx,
  { keptId, goneId, actor }: { keptId: string; goneId: string; actor: Actor },
): Promise<RecordOf<Resources['clients']>> {
  const found = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [keptId, goneId]), eq(users.role, 'cliente'), isNull(users.closedAt)))
    .orderBy(users.id)
    .for('update')
  const kept = found.find(({ id }) => id === keptId)
  const gone = found.find(({ id }) => id === goneId)
  if (!kept) throw new Refused('not-found')
  if ([keptId, goneId].includes(generalPublicId))
    throw new Refused('not-mergeable', { message: mergeSentences.noSuchClient })
  if (keptId === goneId) throw new Refused('not-mergeable', { message: mergeSentences.same })
  if (!gone) throw new Refused('not-mergeable', { message: mergeSentences.noSuchClient })
  await refuseSharing(tx, { keptId, goneId })
  await refuseWaitingTwice(tx, { keptId, goneId })
  await refuseDuplicateRequests(tx, { keptId, goneId })

  await tx.insert(merges).values({ kind: 'client', keptId, goneId, ownerId: keptId, mergedBy: actor.id })
  const ending = takesLogin({ kept, gone }) ? endingWithIt : [...endingWithIt, ...secondFactors]
  await tx
    .update(passkeys)
    .set({ userHandle: sql`coalesce(${passkeys.userHandle}, ${passkeys.userId}::text)` })
    .where(eq(passkeys.userId, goneId))
  for (const table of ending) await tx.delete(table).where(eq(table.userId, goneId))
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.claimsUserId, goneId))
  await leaveOneIdentification(tx, { kept, gone })
  await tx.execute(sql`set constraints all deferred`)
  await tx.update(dogs).set({ ownerId: keptId }).where(eq(dogs.ownerId, goneId))
  await tx.update(bookings).set({ clientId: keptId }).where(eq(bookings.clientId, goneId))
  await tx.update(bookingDogs).set({ ownerId: keptId }).where(eq(bookingDogs.ownerId, goneId))
  await tx.update(reportCards).set({ ownerId: keptId }).where(eq(reportCards.ownerId, goneId))
  await mergeCredits(tx, { keptId, goneId })
  await moveReferences(tx, referencesTo(users.id), { from: goneId, to: keptId })
  await tx.execute(sql`set constraints all immediate`)
  await mergePersons(tx, { kept, gone })
  return (await clientRepository.find(tx, keptId))!
}

/** Moves the login with its factors if the survivor has none. */
const takesLogin = ({ kept, gone }: { kept: Client; gone: Client }) => kept.email === '' && gone.email !== ''

/** Adds the credits of both. */
async function mergeCredits(tx: Tx, { keptId, goneId }: { keptId: string; goneId: string }) {
  await tx.execute(sql`
    with gone as (delete from client_credits where client_id = ${goneId} returning balance_centavos)
    insert into client_credits (client_id, balance_centavos) select ${keptId}::uuid, balance_centavos from gone
    on conflict (client_id) do update set balance_centavos = client_credits.balance_centavos + excluded.balance_centavos`)
}

/** Two people of one account stay two; of two accounts that are shared, one would be shared by three. */
async function refuseSharing(tx: Tx, { keptId, goneId }: { keptId: string; goneId: string }) {
  const ids = [keptId, goneId]
  if ((await tx.$count(familyMembers, inArray(familyMembers.userId, ids))) > 0)
    throw new Refused('not-mergeable', { message: mergeSentences.shareAccounts })
  const shared = await tx.$count(familyMembers, inArray(familyMembers.accountId, ids))
  if (shared > 1) throw new Refused('not-mergeable', { message: mergeSentences.bothShare })
  // Who comes with the account that goes takes the place that the other one's invitation was for.
  await tx.delete(familyInvitations).where(inArray(familyInvitations.accountId, shared > 0 ? ids : [goneId]))
}

/** Rejects a merge if both wait for the same place, because a person must choose. */
async function refuseWaitingTwice(tx: Tx, { keptId, goneId }: { keptId: string; goneId: string }) {
  const { rows } = await tx.execute(sql`
    select 1 from waiting_list one join waiting_list other using (service_id, start, "end")
    where one.client_id = ${keptId} and other.client_id = ${goneId}
      and one.status in ('waiting', 'offered') and other.status in ('waiting', 'offered') limit 1`)
  if (rows.length > 0) throw new Refused('not-mergeable', { message: mergeSentences.waitTwice })
}

async function refuseDuplicateRequests(tx: Tx, { keptId, goneId }: { keptId: string; goneId: string }) {
  const { rows } = await tx.execute(sql`
    select 1 from privacy_requests one join privacy_requests other using (asked_right)
    where one.client_id = ${keptId} and other.client_id = ${goneId}
      and one.status in ('received', 'granted') and other.status in ('received', 'granted') limit 1`)
  if (rows.length > 0) throw new Refused('not-mergeable', { message: mergeSentences.requestedTwice })
}

/** One picture of an identification waits for each person; the desk has no use for two. */
async function leaveOneIdentification(tx: Tx, { kept, gone }: { kept: Client; gone: Client }) {
  if (!kept.identification && !kept.identifiedAt) return
  await tx.delete(files).where(and(eq(files.ownerId, gone.id), isIdentification))
}

/** Fills missing fields of the survivor from the other, which keeps only its name. */
async function mergePersons(tx: Tx, { kept, gone }: { kept: Client; gone: Client }) {
  const changed = { version: sql`${users.version} + 1`, updatedAt: sql`now()` }
  await tx
    .update(users)
    .set({
      ...changed,
      email: '',
      phone: '',
      phoneE164: '',
      passwordHash: null,
      profilePic: null,
      invoice: null,
      identification: null,
      identifiedAt: null,
      closedAt: sql`now()`,
    })
    .where(eq(users.id, gone.id))
  const hasNewLogin = takesLogin({ kept, gone })
  const { email, passwordHash, privacyVersion, privacyAcceptedAt } = gone
  const isIdentified = kept.identification !== null || kept.identifiedAt !== null
  const known = isIdentified ? kept : gone
  await tx
    .update(users)
    .set({
      ...changed,
      ...(hasNewLogin && { email, passwordHash, privacyVersion, privacyAcceptedAt }),
      ...telephoneColumns(kept.phone || gone.phone),
      profilePic: kept.profilePic ?? gone.profilePic,
      invoice: kept.invoice ?? gone.invoice,
      identification: known.identification,
      identifiedAt: known.identifiedAt,
    })
    .where(eq(users.id, kept.id))
  if (email && !hasNewLogin)
    await tx.update(visitorMessages).set({ email: kept.email }).where(eq(visitorMessages.email, email))
}
