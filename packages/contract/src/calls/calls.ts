import { audit } from './people/audit.ts'
import { auth } from './people/auth.ts'
import { bookingPayments } from './money/booking-payments.ts'
import { bank } from './money/bank.ts'
import { expenses } from './money/expenses.ts'
import { books } from './money/books.ts'
import { booking } from './booking.ts'
import type { CallSpec } from './call.ts'
import { chargeCalls } from './money/charges.ts'
import { checkOuts } from './money/check-outs.ts'
import { claims } from './people/claims.ts'
import { counterSales } from './money/counter-sales.ts'
import { credentials } from './people/credentials.ts'
import { deadLetters } from './dead-letters.ts'
import { desk } from './desk.ts'
import { dogFiles } from './dog-files.ts'
import { electronicBooks } from './money/electronic-books.ts'
import { families } from './people/family.ts'
import { identification } from './people/identification.ts'
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
import { photos } from './business/photos.ts'
import { plans } from './business/plans.ts'
import { privacyRequests } from './people/privacy-requests.ts'
import { reportCardPhotos } from './report-card-photos.ts'
import { schedule } from './business/schedule.ts'
import { reports } from './money/reports.ts'
import { security } from './people/security.ts'
import { secondFactor } from './people/second-factor.ts'
import { settings } from './business/settings.ts'
import { setup } from './business/setup.ts'
import { site } from './business/site.ts'
import { stock } from './money/stock.ts'
import { texts } from './business/texts.ts'
import { undo } from './undo.ts'
import { visits } from './visits.ts'

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
  checkOuts,
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
  visits,
} satisfies Record<string, Record<string, CallSpec>>
