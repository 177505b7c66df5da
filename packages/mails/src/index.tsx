import { render } from '@react-email/render'
import { calendarOf } from './bookings/calendar-of.ts'
import { frameWords, houseFacts, type MailHouse } from './house.ts'
import type { MailFacts, MailWords } from './mail-words.ts'
import { mailTemplates } from './mail-templates.ts'
import { onOneLineEach } from './mail-content.ts'
import type { MailData, MailKind } from './mail-data.ts'
import { MailLayout } from './mail-layout.tsx'
import { mailText } from './mail-text.ts'
import { framePage, mailsPrefix } from './mail-texts.ts'
import { mailOverrides, type OwnWords } from './mail-overrides.ts'
import { withHours } from './with-hours.ts'

export { deskNotifications } from './desk-notifications.ts'
export type { MailHouse } from './house.ts'
export { mailsToUnproved, mailsWithSecret } from './mail-data.ts'
export type {
  BookingDetails,
  ReportCardDetails,
  MailData,
  MailKind,
  MailToUnproved,
  OrderDetails,
  BookingMoney,
  GivenUp,
  MoneyBack,
  BookingPart,
  VisitorDetails,
} from './mail-data.ts'
export { mailOfText, mailsPrefix, mailTexts } from './mail-texts.ts'
export type { OwnWords } from './mail-overrides.ts'
export { sampleFor } from './sample-variants.ts'

/** Returns the frame of a mail and its fact labels, with the office's texts. */
const frameOf = (house: MailHouse, own: OwnWords) =>
  mailOverrides(frameWords, { key: framePage, own, facts: houseFacts(house) })

/** Returns the content of a mail with the office's texts. */
function contentOf<K extends MailKind>(kind: K, data: MailData[K], house: MailHouse, own: OwnWords) {
  const say = <W extends MailWords>(words: W, facts: MailFacts) =>
    mailOverrides(words, {
      key: `${mailsPrefix}${kind}`,
      own,
      facts: { ...houseFacts(house), ...facts },
    })
  const { labels } = frameOf(house, own)
  const content = onOneLineEach(mailTemplates[kind].content(data, say, house), labels)
  const facts = content.facts?.map(({ label, value }) => ({ label, value: withHours(value, house) }))
  return facts ? { ...content, facts } : content
}

/** Returns the in-app notification of a mail: its subject and summary line. */
export function notificationFor<K extends MailKind>(
  kind: K,
  data: MailData[K],
  house: MailHouse,
  own: OwnWords = {},
): { title: string; message: string } {
  const { subject, preview } = contentOf(kind, data, house, own)
  return { title: subject, message: preview }
}

export type Rendered = {
  subject: string
  html: string
  text: string
  /** Calendar attachment (RFC 5545). */
  calendar?: string
}

/** Writes a mail: what it is about goes in, its subject and both of its parts come out. */
export async function renderMail<K extends MailKind>(
  kind: K,
  data: MailData[K],
  house: MailHouse,
  own: OwnWords = {},
): Promise<Rendered> {
  const content = contentOf(kind, data, house, own)
  const frame = frameOf(house, own)
  const calendar = calendarOf(kind, data, house)
  return {
    ...(calendar !== undefined && { calendar }),
    subject: content.subject,
    html: await render(<MailLayout content={content} from={house} frame={frame} />),
    text: mailText(content, frame),
  }
}
