import { renderMail, type MailData, type MailKind } from '@rumi/mails'
import type { SendMail } from './letter-carrier.ts'

/** Whom a mail is for; without a name where the address is not proven to be the named person's. */
export type Correspondent = { email: string; name?: string; lastName?: string }

/** Writes to a person: the template's name, what it is told, and the id that all tries share. */
export type WriteTo = <K extends MailKind>(
  person: Correspondent,
  kind: K,
  data: MailData[K],
  id: string,
) => Promise<void>

/** Renders the house's templates and hands them to the carrier. */
export const writeWith =
  (send: SendMail): WriteTo =>
  async (person, kind, data, id) => {
    const name = `${person.name ?? ''} ${person.lastName ?? ''}`.replaceAll(/\s+/g, ' ').trim()
    await send({ kind, id, to: { address: person.email, name }, ...(await renderMail(kind, data)) })
  }
