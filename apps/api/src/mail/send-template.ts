import {
  mailsToUnproved,
  renderMail,
  type MailData,
  type MailHouse,
  type MailKind,
  type MailToUnproved,
  type OwnWords,
} from '@rumi/mails'
import type { SendMail } from './mail-transport.ts'

/** Somebody whose address the house knows to be theirs: of an account, or the house itself. */
export type Recipient = {
  email: string
  name: string
  lastName: string
  /** Who is answered by answering the mail, where that is not the house. */
  replyTo?: string
}

/** An address that somebody wrote down, of which nobody knows whose it is: no name goes with it. */
export type Unproved = { unproved: string }

type Addressee<K extends MailKind> = K extends keyof MailToUnproved ? Recipient | Unproved : Recipient

/**
 * Writes to a person: the template's name, what it is told, and the id that all tries share. To an address that nobody
 * has proved go only the mails that carry nothing but our own words.
 */
export type SendTemplate = <K extends MailKind>(
  to: Addressee<K>,
  kind: K,
  data: MailData[K],
  id: string,
) => Promise<void>

const forUnproved: readonly MailKind[] = mailsToUnproved

/** Renders the house's templates and hands them to the carrier. Whoever has no address reads them in the app, once the account is theirs. */
export const createSendTemplate =
  (
    send: SendMail,
    houseNow: () => Promise<MailHouse>,
    wordsNow: () => Promise<OwnWords> = async () => ({}),
  ): SendTemplate =>
  async (to, kind, data, id) => {
    if (!('unproved' in to) && to.email === '') return
    const replyTo = 'replyTo' in to && to.replyTo ? { replyTo: { address: to.replyTo, name: '' } } : {}
    const [house, words] = await Promise.all([houseNow(), wordsNow()])
    const rendered = await renderMail(kind, data, house, words)
    await send({ kind, id, from: house.name, to: addressed(to, kind), ...replyTo, ...rendered })
  }

function addressed(to: Recipient | Unproved, kind: MailKind) {
  if (!('unproved' in to)) {
    const name = `${to.name} ${to.lastName}`.replaceAll(/\s+/g, ' ').trim()
    return { address: to.email, name }
  }
  if (!forUnproved.includes(kind)) throw new Error(`${kind} is no mail for an address that nobody has proved`)
  return { address: to.unproved, name: '' }
}
