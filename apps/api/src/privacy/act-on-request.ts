import { afterPrivacyAction, type PrivacyRequestAction, type PrivacyRequestStep } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { privacyRequests, privacyRequestStepsTaken } from '../db/schema/people/privacy-requests.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'

const stepOf = {
  extend: 'extended',
  grant: 'granted',
  refuse: 'refused',
  complete: 'done',
} as const satisfies Record<PrivacyRequestAction, PrivacyRequestStep>

type Taken = { action: PrivacyRequestAction; words: string; version?: number | undefined }

/** Takes a step of a request; the requester is notified after the commit. */
export async function actOnRequest(tx: Tx, id: string, { action, words, version }: Taken, actorId: string) {
  const [request] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update')
  if (!request) throw new Refused('not-found')
  if (version !== undefined && version !== request.version) throw new Refused('stale')
  const next = afterPrivacyAction(request, action, today())
  if (!next) throw new Refused('step-not-allowed')
  const { status, answerDue, answerExtended, completionDue, completionExtended } = next
  await tx
    .update(privacyRequests)
    .set({
      status,
      answerDue,
      answerExtended,
      completionDue,
      completionExtended,
      version: request.version + 1,
    })
    .where(eq(privacyRequests.id, id))
  await noteStep(tx, { requestId: id, step: stepOf[action], actorId, words })
}

type NewStep = { requestId: string; step: PrivacyRequestStep; actorId: string; words?: string }

/** Adds a step to the history and enqueues its notification. */
export async function noteStep(tx: Tx, values: NewStep) {
  const [step] = await tx
    .insert(privacyRequestStepsTaken)
    .values(values)
    .returning({ id: privacyRequestStepsTaken.id })
  await enqueueEvent(tx, { kind: 'privacy-request-step', stepId: step!.id })
}
