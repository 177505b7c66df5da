import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { bookingPayments } from './booking-payments.ts'
import { bank } from './bank.ts'
import { expenses } from './expenses.ts'
import { books } from './books.ts'
import { booking } from './booking.ts'
import type { CallSpec } from './call.ts'
import { chargeCalls } from './charges.ts'
import { claims } from './claims.ts'
import { counterSales } from './counter-sales.ts'
import { credentials } from './credentials.ts'
import { deadLetters } from './dead-letters.ts'
import { desk } from './desk.ts'
import { dogFiles } from './dog-files.ts'
import { electronicBooks } from './electronic-books.ts'
import { families } from './family.ts'
import { identification } from './identification.ts'
import { invitations } from './invitations.ts'
import { invoicingCalls } from './invoicing.ts'
import { live } from './live.ts'
import { notificationCalls } from './notifications.ts'
import { onlineCalls } from './online.ts'
import { merging } from './merges.ts'
import { orderCalls } from './orders.ts'
import { ownData } from './own-data.ts'
import { passUsesCalls } from './pass-uses.ts'
import { paymentCalls } from './payments.ts'
import { photos } from './photos.ts'
import { plans } from './plans.ts'
import { privacyRequests } from './privacy-requests.ts'
import { reportCardPhotos } from './report-card-photos.ts'
import { schedule } from './schedule.ts'
import { reports } from './reports.ts'
import { security } from './security.ts'
import { secondFactor } from './second-factor.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { site } from './site.ts'
import { stock } from './stock.ts'
import { texts } from './texts.ts'
import { undo } from './undo.ts'

/** Every call that is not a row of the table. OpenAPI and the access test are made from this list. */
export const calls = {
  audit,
  auth,
  booking,
  bank,
  expenses,
  bookingPayments,
  books,
  chargeCalls,
  claims,
  counterSales,
  credentials,
  deadLetters,
  desk,
  dogFiles,
  electronicBooks,
  families,
  identification,
  invitations,
  invoicingCalls,
  live,
  notificationCalls,
  onlineCalls,
  merging,
  orderCalls,
  ownData,
  passUses: passUsesCalls,
  paymentCalls,
  photos,
  plans,
  privacyRequests,
  reportCardPhotos,
  schedule,
  reports,
  security,
  secondFactor,
  settings,
  setup,
  site,
  stock,
  texts,
  undo,
} satisfies Record<string, Record<string, CallSpec>>
