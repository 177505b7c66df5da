import { defaultSettings } from '@rumi/contract'
import type { MailBusiness, OwnWords } from '@rumi/mails'
import type { Config } from '../config.ts'
import { createMailTransport } from './mail-transport.ts'
import { createSendTemplate, type SendTemplate } from './send-template.ts'

export { outboxOf } from './eml-transport.ts'
export { createMailTransport } from './mail-transport.ts'
export { sendOnce, sweepSentMails, notifyEach } from './send-once.ts'
export { sweepOutbox } from './sweep-outbox.ts'
export type { SendTemplate } from './send-template.ts'

/** Creates the mailer of all modules. */
export const createMailer = (
  config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'dataDir'>,
  /** Returns the current business identity. */
  settingsNow: () => Promise<MailBusiness> = async () => defaultSettings,
  /** Returns the office's current texts. */
  wordsNow?: () => Promise<OwnWords>,
): SendTemplate => createSendTemplate(createMailTransport(config), settingsNow, wordsNow)
