import {
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingExpiredMail,
  bookingHeldMail,
  bookingMovedMail,
  bookingPricedMail,
  bookingReminderMail,
  bookingRequestedMail,
  placeLapsedMail,
  placeOfferedMail,
} from './bookings/booking-mails.ts'
import {
  bookingDogsCorrectedMail,
  bookingReversedMail,
  checkedInMail,
  checkedOutMail,
} from './visit-mails.ts'
import {
  accountClosedMail,
  emailChangedMail,
  emailChangeMail,
  emailInUseMail,
  loginsRefusedMail,
  passwordChangedMail,
  secondFactorChangedMail,
} from './people/credential-mails.ts'
import type { MailTemplate } from './mail-template.ts'
import type { MailData, MailKind } from './mail-data.ts'
import {
  evaluationRecordedMail,
  identificationRefusedMail,
  identificationTakenMail,
  medicalRecordRefusedMail,
  medicalRecordVerifiedMail,
} from './people/medical-record-mails.ts'
import {
  alreadyRegisteredMail,
  openedByDeskMail,
  resetMail,
  familyInvitationMail,
  familyJoinedMail,
  familyPartedMail,
  staffInvitationMail,
  verifyByPasswordMail,
  verifyMail,
} from './people/people-mails.ts'
import { moneyReturnedMail } from './money/money-returned-mail.ts'
import { agreementSignedMail } from './people/agreement-mail.ts'
import { privacyRequestMail } from './people/privacy-request-mail.ts'
import { orderStepMail, vaccineRunsOutMail } from './money/reminder-mails.ts'
import { invoiceMail } from './money/invoice-mail.ts'
import { receiptMail } from './money/receipt-mail.ts'
import { reportCardMail, reportCardsMail } from './report-card-mail.ts'
import { visitReadyMail } from './visit-ready-mail.ts'
import { incidentMail } from './incident-mail.ts'
import { messageCopyMail, messageToBusiness, messageReceivedMail } from './people/visitor-mails.ts'

/** All mail templates, in the office's order. */
export const mailTemplates: { [K in MailKind]: MailTemplate<MailData[K]> } = {
  'booking-requested': bookingRequestedMail,
  'booking-confirmed': bookingConfirmedMail,
  'booking-moved': bookingMovedMail,
  'booking-priced': bookingPricedMail,
  'booking-cancelled': bookingCancelledMail,
  'booking-expired': bookingExpiredMail,
  'booking-held': bookingHeldMail,
  'place-offered': placeOfferedMail,
  'place-lapsed': placeLapsedMail,
  'booking-reminder': bookingReminderMail,
  'checked-in': checkedInMail,
  'checked-out': checkedOutMail,
  'booking-reversed': bookingReversedMail,
  'booking-dogs-corrected': bookingDogsCorrectedMail,
  'report-card': reportCardMail,
  'report-cards': reportCardsMail,
  'visit-ready': visitReadyMail,
  incident: incidentMail,
  'vaccine-runs-out': vaccineRunsOutMail,
  'medical-record-refused': medicalRecordRefusedMail,
  'medical-record-verified': medicalRecordVerifiedMail,
  'evaluation-recorded': evaluationRecordedMail,
  'identification-refused': identificationRefusedMail,
  'identification-taken': identificationTakenMail,
  'agreement-signed': agreementSignedMail,
  'order-step': orderStepMail,
  receipt: receiptMail,
  invoice: invoiceMail,
  'money-returned': moneyReturnedMail,
  'message-received': messageReceivedMail,
  'message-copy': messageCopyMail,
  'message-for-house': messageToBusiness,
  verify: verifyMail,
  'verify-by-password': verifyByPasswordMail,
  'already-registered': alreadyRegisteredMail,
  reset: resetMail,
  'opened-by-desk': openedByDeskMail,
  'staff-invitation': staffInvitationMail,
  'family-invitation': familyInvitationMail,
  'family-joined': familyJoinedMail,
  'family-parted': familyPartedMail,
  'email-change': emailChangeMail,
  'email-in-use': emailInUseMail,
  'email-changed': emailChangedMail,
  'password-changed': passwordChangedMail,
  'account-closed': accountClosedMail,
  'logins-refused': loginsRefusedMail,
  'second-factor-changed': secondFactorChangedMail,
  'privacy-request': privacyRequestMail,
}
