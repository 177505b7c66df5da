import { render } from '@react-email/render'
import {
  bookingCancelledLetter,
  bookingConfirmedLetter,
  bookingExpiredLetter,
  bookingMovedLetter,
  bookingPricedLetter,
  bookingReminderLetter,
  bookingRequestedLetter,
  checkedInLetter,
  checkedOutLetter,
  placeOfferedLetter,
} from './booking-letters.ts'
import { onOneLineEach, type Letter } from './letter.ts'
import { letterText } from './letter-text.ts'
import { LetterView } from './letter-view.tsx'
import type { MailData, MailKind } from './mail-data.ts'
import {
  emailChangedLetter,
  emailChangeLetter,
  emailInUseLetter,
  loginsRefusedLetter,
  passwordChangedLetter,
  secondFactorChangedLetter,
} from './credential-letters.ts'
import {
  identificationRefusedLetter,
  identificationTakenLetter,
  paperRefusedLetter,
  paperVerifiedLetter,
} from './paper-letters.ts'
import {
  alreadyRegisteredLetter,
  openedByDeskLetter,
  resetLetter,
  verifyByPasswordLetter,
  verifyLetter,
} from './people-letters.ts'
import { orderStepLetter, vaccineRunsOutLetter } from './reminder-letters.ts'
import { reportCardLetter } from './report-card-letter.ts'
import { messageForHouseLetter, messageReceivedLetter } from './visitor-letters.ts'

export { deskNotices } from './desk-notices.ts'
export { mailsToUnproved } from './mail-data.ts'
export type {
  BookingTold,
  DayTold,
  MailData,
  MailKind,
  MailToUnproved,
  OrderTold,
  PartTold,
  VisitorTold,
} from './mail-data.ts'

const letters: { [K in MailKind]: (data: MailData[K]) => Letter } = {
  verify: verifyLetter,
  'verify-by-password': verifyByPasswordLetter,
  'already-registered': alreadyRegisteredLetter,
  reset: resetLetter,
  'opened-by-desk': openedByDeskLetter,
  'email-change': emailChangeLetter,
  'email-in-use': emailInUseLetter,
  'email-changed': emailChangedLetter,
  'password-changed': passwordChangedLetter,
  'logins-refused': loginsRefusedLetter,
  'second-factor-changed': secondFactorChangedLetter,
  'paper-refused': paperRefusedLetter,
  'paper-verified': paperVerifiedLetter,
  'identification-refused': identificationRefusedLetter,
  'identification-taken': identificationTakenLetter,
  'booking-requested': bookingRequestedLetter,
  'booking-confirmed': bookingConfirmedLetter,
  'booking-moved': bookingMovedLetter,
  'booking-priced': bookingPricedLetter,
  'booking-cancelled': bookingCancelledLetter,
  'booking-expired': bookingExpiredLetter,
  'place-offered': placeOfferedLetter,
  'checked-in': checkedInLetter,
  'checked-out': checkedOutLetter,
  'booking-reminder': bookingReminderLetter,
  'vaccine-runs-out': vaccineRunsOutLetter,
  'report-card': reportCardLetter,
  'order-step': orderStepLetter,
  'message-received': messageReceivedLetter,
  'message-for-house': messageForHouseLetter,
}

/** What the in-app notice of a mail says: the mail's subject and the line beside it. */
export function noticeOf<K extends MailKind>(kind: K, data: MailData[K]): { title: string; message: string } {
  const { subject, preview } = onOneLineEach(letters[kind](data))
  return { title: subject, message: preview }
}

export type Rendered = { subject: string; html: string; text: string }

/** Writes a mail: what it is about goes in, its subject and both of its parts come out. */
export async function renderMail<K extends MailKind>(kind: K, data: MailData[K]): Promise<Rendered> {
  const letter = onOneLineEach(letters[kind](data))
  return {
    subject: letter.subject,
    html: await render(<LetterView letter={letter} />),
    text: letterText(letter),
  }
}
