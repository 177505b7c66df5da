import { render } from '@react-email/render'
import { setBusinessLocale } from '@rumi/contract'
import { calendarOf } from './bookings/calendar-of.ts'
import { frameWords, businessFacts, type MailBusiness } from './business.ts'
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
export type { MailBusiness } from './business.ts'
export {
  mailsToUnproved,
  mailsWithSecret,
  type BookingDetails,
  type ReportCardDetails,
  type MailData,
  type MailKind,
  type MailToUnproved,
  type OrderDetails,
  type BookingMoney,
  type GivenUp,
  type MoneyBack,
  type BookingPart,
  type VisitorDetails,
} from './mail-data.ts'
export { mailOfText, mailsPrefix, mailTexts } from './mail-texts.ts'
export type { OwnWords } from './mail-overrides.ts'
export { sampleFor } from './sample-variants.ts'

/** Returns the frame of a mail and its fact labels, with the office's texts. */
const frameOf = (business: MailBusiness, own: OwnWords) =>
  mailOverrides(frameWords, { key: framePage, own, facts: businessFacts(business), word: business.dogWord })

/** Returns the content of a mail with the office's texts. */
function contentOf<K extends MailKind>(kind: K, data: MailData[K], business: MailBusiness, own: OwnWords) {
  setBusinessLocale(business)
  const say = <W extends MailWords>(words: W, facts: MailFacts) =>
    mailOverrides(words, {
      key: `${mailsPrefix}${kind}`,
      own,
      word: business.dogWord,
      facts: { ...businessFacts(business), ...facts },
    })
  const { labels } = frameOf(business, own)
  const content = onOneLineEach(mailTemplates[kind].content(data, say, business), labels)
  const facts = content.facts?.map(({ label, value }) => ({ label, value: withHours(value, business) }))
  return facts ? { ...content, facts } : content
}

/** Returns the in-app notification of a mail: its subject and summary line. */
export function notificationFor<K extends MailKind>(
  kind: K,
  data: MailData[K],
  business: MailBusiness,
  own: OwnWords = {},
): { title: string; message: string } {
  const { subject, preview } = contentOf(kind, data, business, own)
  return { title: subject, message: preview }
}

export type Rendered = {
  subject: string
  html: string
  text: string
  /** Calendar attachment (RFC 5545). */
  calendar?: string
  /** Address to attach as a QR code. */
  code?: string
}

/** Writes a mail: what it is about goes in, its subject and both of its parts come out. */
export async function renderMail<K extends MailKind>(
  kind: K,
  data: MailData[K],
  business: MailBusiness,
  own: OwnWords = {},
): Promise<Rendered> {
  const content = contentOf(kind, data, business, own)
  const frame = frameOf(business, own)
  const calendar = calendarOf(kind, data, business)
  return {
    ...(calendar !== undefined && { calendar }),
    ...(content.arrival && { code: content.arrival.href }),
    subject: content.subject,
    html: await render(<MailLayout content={content} from={business} frame={frame} />),
    text: mailText(content, frame),
  }
}
