import { privacyDueOn } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database, Db } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { privacyRequests, privacyRequestStepsTaken } from '../db/schema/people/privacy-requests.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { messageIdOf } from './notification-repository.ts'
import { notifyPerson } from './notify-person.ts'

type MessageDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/** Notifies the requester of each step of a privacy request. */
export function privacyMessages({
  database: { db },
  config,
  sendTemplate,
  pubsub,
}: MessageDeps): EventHandlers {
  return {
    async 'privacy-request-step'({ stepId }) {
      const found = await loadPrivacyStep(db, stepId)
      if (!found || found.step === 'closed') return
      const { owner, request, step, words } = found
      const href = '/mi-cuenta/perfil/derechos'
      const { answerDue, completionDue } = request
      // Deadline as of the step.
      const dueOn = {
        received: answerDue,
        extended: privacyDueOn(request) ?? answerDue,
        granted: completionDue,
        refused: null,
        done: null,
      }[step]
      const link = `${config.publicUrl}${href}`
      await notifyPerson({ db, pubsub, sendTemplate }, owner, {
        id: messageIdOf('privacy-request-step', stepId),
        kind: 'privacy-request',
        mail: 'privacy-request',
        data: { name: owner.name, right: request.right, step, words, dueOn, link },
        href,
      })
    },
  }
}

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
