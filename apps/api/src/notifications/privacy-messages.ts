import { privacyDueOn } from '@rumi/contract'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { loadPrivacyStep } from './load-privacy-step.ts'
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
