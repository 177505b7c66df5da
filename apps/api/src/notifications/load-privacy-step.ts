import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { privacyRequests, privacyRequestStepsTaken } from '../db/schema/people/privacy-requests.ts'

/** A step of a request about data with whose it is; undefined where it is gone or they are. */
export async function loadPrivacyStep(db: Db, stepId: string) {
  const [found] = await db
    .select({
      step: privacyRequestStepsTaken.step,
      words: privacyRequestStepsTaken.words,
      request: privacyRequests,
      owner: users,
    })
    .from(privacyRequestStepsTaken)
    .innerJoin(privacyRequests, eq(privacyRequests.id, privacyRequestStepsTaken.requestId))
    .innerJoin(users, eq(users.id, privacyRequests.clientId))
    .where(eq(privacyRequestStepsTaken.id, stepId))
  return found?.owner.closedAt === null ? found : undefined
}
