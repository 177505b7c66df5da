import { defaultSettings } from '@rumi/contract'
import {
  mailsToUnproved,
  renderMail,
  type MailData,
  type MailBusiness,
  type MailKind,
  type MailToUnproved,
  type OwnWords,
} from '@rumi/mails'
import type { MailFile, SendMail } from './mail-transport.ts'

/** Verified recipient: an account or the business itself. */
export type Recipient = {
  email: string
  name: string
  lastName: string
  /** Reply-To; the address of the business by default. */
  replyTo?: string
}

/** Unverified address, without a name. */
export type Unproved = { unproved: string }

type Addressee<K extends MailKind> = K extends keyof MailToUnproved ? Recipient | Unproved : Recipient

/**
 * Sends a template with its data and the id of all retries. Unverified addresses receive only mails with
 * fixed texts.
 */
export type SendTemplate = <K extends MailKind>(
  to: Addressee<K>,
  kind: K,
  data: MailData[K],
  id: string,
  files?: readonly MailFile[],
) => Promise<void>

const forUnproved: readonly MailKind[] = mailsToUnproved

/**
 * Renders templates and hands them to the transport. A client without an address reads them in the app after
 * claiming the account.
 */
export const createSendTemplate =
  (
    send: SendMail,
    settingsNow: () => Promise<MailBusiness>,
    wordsNow: () => Promise<OwnWords> = async () => ({}),
  ): SendTemplate =>
  async (to, kind, data, id, files = []) => {
    if (!('unproved' in to) && to.email === '') return
    const [business, words] = await Promise.all([settingsNow(), wordsNow()])
    const replyTo = replyToOf(to, business)
    const rendered = await renderMail(kind, data, business, words)
    await send({ kind, id, from: business.name, to: addressed(to, kind), ...replyTo, ...rendered, files })
  }

/** Answers go to the address of the business, once it has its own, unless the mail is on somebody's behalf. */
function replyToOf(to: Recipient | Unproved, { name, email }: MailBusiness) {
  if ('replyTo' in to && to.replyTo) return { replyTo: { address: to.replyTo, name: '' } }
  return email === defaultSettings.email ? {} : { replyTo: { address: email, name } }
}

function addressed(to: Recipient | Unproved, kind: MailKind) {
  if (!('unproved' in to)) {
    const name = `${to.name} ${to.lastName}`.replaceAll(/\s+/g, ' ').trim()
    return { address: to.email, name }
  }
  if (!forUnproved.includes(kind)) throw new Error(`${kind} is no mail for an address that nobody has proved`)
  return { address: to.unproved, name: '' }
}
