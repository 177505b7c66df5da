import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { closedAccount } from '../copy/people/closed-account.ts'
import type { Tx } from '../db/connect.ts'
import { privacyRequests, privacyRequestStepsTaken } from '../db/schema/people/privacy-requests.ts'
import { openStatuses } from './privacy-request-repository.ts'

/** Ends the open requests of a closed account. Days and steps stay, texts are erased. */
export async function endRequestsOf(tx: Tx, clientId: string) {
  const ofPerson = eq(privacyRequests.clientId, clientId)
  const ended = await tx
    .update(privacyRequests)
    .set({ status: 'done', version: sql`${privacyRequests.version} + 1` })
    .where(and(ofPerson, inArray(privacyRequests.status, [...openStatuses])))
    .returning({ requestId: privacyRequests.id })
  if (ended.length > 0)
    await tx
      .insert(privacyRequestStepsTaken)
      .values(ended.map(({ requestId }) => ({ requestId, step: 'closed' as const })))
  await tx.update(privacyRequests).set({ message: '' }).where(ofPerson)
  const requests = tx.select({ id: privacyRequests.id }).from(privacyRequests).where(ofPerson)
  await tx
    .update(privacyRequestStepsTaken)
    .set({ words: closedAccount.words })
    .where(and(inArray(privacyRequestStepsTaken.requestId, requests), ne(privacyRequestStepsTaken.words, '')))
}
