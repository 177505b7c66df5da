import { render } from '@react-email/render'
import {
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingExpiredMail,
  bookingMovedMail,
  bookingPricedMail,
  bookingReminderMail,
  bookingRequestedMail,
  checkedInMail,
  checkedOutMail,
  placeOfferedMail,
} from './booking-mails.ts'
import type { MailHouse } from './house.ts'
import { onOneLineEach, type MailContent } from './mail-content.ts'
import { mailText } from './mail-text.ts'
import { MailLayout } from './mail-layout.tsx'
import type { MailData, MailKind } from './mail-data.ts'
import {
  emailChangedMail,
  emailChangeMail,
  emailInUseMail,
  loginsRefusedMail,
  passwordChangedMail,
  secondFactorChangedMail,
} from './credential-mails.ts'
import {
  identificationRefusedMail,
  identificationTakenMail,
  medicalRecordRefusedMail,
  medicalRecordVerifiedMail,
} from './medical-record-mails.ts'
import {
  alreadyRegisteredMail,
  openedByDeskMail,
  resetMail,
  staffInvitationMail,
  verifyByPasswordMail,
  verifyMail,
} from './people-mails.ts'
import { orderStepMail, vaccineRunsOutMail } from './reminder-mails.ts'
import { privacyRequestMail } from './privacy-request-mail.ts'
import { reportCardMail } from './report-card-mail.ts'
import { messageForHouseMail, messageReceivedMail } from './visitor-mails.ts'
import { withHours } from './with-hours.ts'

export { deskNotifications } from './desk-notifications.ts'
export type { MailHouse } from './house.ts'
export { mailsToUnproved } from './mail-data.ts'
export type {
  BookingDetails,
  ReportCardDetails,
  MailData,
  MailKind,
  MailToUnproved,
  OrderDetails,
  BookingPart,
  VisitorDetails,
} from './mail-data.ts'

const letters: { [K in MailKind]: (data: MailData[K], house: MailHouse) => MailContent } = {
  verify: verifyMail,
  'verify-by-password': verifyByPasswordMail,
  'already-registered': alreadyRegisteredMail,
  reset: resetMail,
  'opened-by-desk': openedByDeskMail,
  'staff-invitation': staffInvitationMail,
  'email-change': emailChangeMail,
  'email-in-use': emailInUseMail,
  'email-changed': emailChangedMail,
  'password-changed': passwordChangedMail,
  'logins-refused': loginsRefusedMail,
  'second-factor-changed': secondFactorChangedMail,
  'medical-record-refused': medicalRecordRefusedMail,
  'medical-record-verified': medicalRecordVerifiedMail,
  'identification-refused': identificationRefusedMail,
  'identification-taken': identificationTakenMail,
  'booking-requested': bookingRequestedMail,
  'booking-confirmed': bookingConfirmedMail,
  'booking-moved': bookingMovedMail,
  'booking-priced': bookingPricedMail,
  'booking-cancelled': bookingCancelledMail,
  'booking-expired': bookingExpiredMail,
  'place-offered': placeOfferedMail,
  'checked-in': checkedInMail,
  'checked-out': checkedOutMail,
  'booking-reminder': bookingReminderMail,
  'vaccine-runs-out': vaccineRunsOutMail,
  'report-card': reportCardMail,
  'order-step': orderStepMail,
  'message-received': messageReceivedMail,
  'message-for-house': messageForHouseMail,
  'privacy-request': privacyRequestMail,
}

/** What the in-app notice of a mail says: the mail's subject and the line beside it. */
export function notificationFor<K extends MailKind>(
  kind: K,
  data: MailData[K],
  house: MailHouse,
): { title: string; message: string } {
  const { subject, preview } = onOneLineEach(letters[kind](data, house))
  return { title: subject, message: withHours(preview, house) }
}

export type Rendered = { subject: string; html: string; text: string }

/** Writes a mail: what it is about goes in, its subject and both of its parts come out. */
export async function renderMail<K extends MailKind>(
  kind: K,
  data: MailData[K],
  house: MailHouse,
): Promise<Rendered> {
  const content = onOneLineEach(letters[kind](data, house))
  return {
    subject: content.subject,
    html: withHours(await render(<MailLayout content={content} from={house} />), house),
    text: withHours(mailText(content, house), house),
  }
}
