import { agreements } from './agreements.ts'
import { arrivals } from './arrivals.ts'
import { audit } from './people/audit.ts'
import { auth } from './people/auth.ts'
import { bookingPayments } from './money/booking-payments.ts'
import { bank } from './money/bank.ts'
import { expenses } from './money/expenses.ts'
import { books } from './money/books/books.ts'
import { bookYears } from './money/books/book-years.ts'
import { booking } from './booking.ts'
import type { CallSpec } from './call.ts'
import { care } from './care.ts'
import { chargeCalls } from './money/charges.ts'
import { checkOuts } from './money/check-outs.ts'
import { claims } from './people/claims.ts'
import { transferProofs } from './money/transfer-proofs.ts'
import { collectors } from './people/collectors.ts'
import { counterSales } from './money/counter-sales.ts'
import { credentials } from './people/credentials.ts'
import { deadLetters } from './dead-letters.ts'
import { desk } from './desk.ts'
import { dogFiles } from './dog-files.ts'
import { entryPayments } from './money/books/entry-payments.ts'
import { electronicBooks } from './money/books/electronic-books.ts'
import { groomingCalls, myDay, sickDays } from './grooming.ts'
import { families } from './people/family.ts'
import { identification } from './people/identification.ts'
import { imports } from './business/imports.ts'
import { incidents } from './incidents.ts'
import { kiosk } from './kiosk.ts'
import { invitations } from './people/invitations.ts'
import { invoicingCalls } from './money/invoicing.ts'
import { live } from './live.ts'
import { notificationCalls } from './notifications.ts'
import { onlineCalls } from './money/online.ts'
import { merging } from './people/merges.ts'
import { orderCalls } from './money/orders.ts'
import { ownData } from './people/own-data.ts'
import { passUsesCalls } from './money/pass-uses.ts'
import { paymentCalls } from './money/payments.ts'
import { phoneQuotes } from './phone-quotes.ts'
import { photos } from './business/photos.ts'
import { plans } from './business/plans.ts'
import { privacyRequests } from './people/privacy-requests.ts'
import { push } from './push.ts'
import { reportCardPhotos } from './report-card-photos.ts'
import { reportCardReplies } from './report-card-replies.ts'
import { reportCardsOfDay } from './report-cards-of-day.ts'
import { schedule } from './business/schedule.ts'
import { reports } from './money/reports.ts'
import { security } from './people/security.ts'
import { secondFactor } from './people/second-factor.ts'
import { settings } from './business/settings.ts'
import { setup } from './business/setup.ts'
import { site } from './business/site.ts'
import { stock } from './money/stock.ts'
import { taxes } from './money/books/taxes.ts'
import { tagCalls } from './tags.ts'
import { terminals } from './money/terminals.ts'
import { texts } from './business/texts.ts'
import { timeline } from './timeline.ts'
import { tips } from './money/tips.ts'
import { undo } from './undo.ts'
import { visits } from './visits.ts'

/** Every call that is not a row of the table. OpenAPI and the access test are made from this list. */
export const calls = {
  agreements,
  arrivals,
  audit,
  auth,
  booking,
  bank,
  expenses,
  bookingPayments,
  books,
  bookYears,
  care,
  chargeCalls,
  checkOuts,
  claims,
  collectors,
  transferProofs,
  counterSales,
  credentials,
  deadLetters,
  desk,
  dogFiles,
  electronicBooks,
  entryPayments,
  families,
  groomingCalls,
  identification,
  imports,
  incidents,
  invitations,
  invoicingCalls,
  kiosk,
  live,
  notificationCalls,
  onlineCalls,
  merging,
  myDay,
  orderCalls,
  ownData,
  passUses: passUsesCalls,
  paymentCalls,
  phoneQuotes,
  photos,
  plans,
  privacyRequests,
  push,
  reportCardPhotos,
  reportCardReplies,
  reportCardsOfDay,
  schedule,
  reports,
  security,
  secondFactor,
  settings,
  setup,
  sickDays,
  site,
  stock,
  taxes,
  tagCalls,
  terminals,
  texts,
  timeline,
  tips,
  undo,
  visits,
} satisfies Record<string, Record<string, CallSpec>>
