import { everyone, signedIn, type Promised } from './promised-statuses.ts'

/** Who may what of payments, tills and books. */
export const moneyStatuses: Record<string, Promised> = {
  'bookingPayments.list': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'bookingPayments.record': {
    record: [401, 403, 403, 201, 403, 201],
    missing: [401, 403, 403, 404, 403, 404],
  },
  'bookingPayments.settle': {
    record: [401, 403, 403, 409, 409, 409],
    missing: [401, 403, 403, 404, 404, 404],
  },
  'books.trialBalance': [401, 403, 403, 403, 200, 200],
  'books.incomeStatement': [401, 403, 403, 403, 200, 200],
  'books.balanceSheet': [401, 403, 403, 403, 200, 200],
  'books.ledger': { record: [401, 403, 403, 403, 200, 200], missing: [401, 403, 403, 403, 404, 404] },
  'books.receivables': [401, 403, 403, 403, 200, 200],
  'books.audit': [401, 403, 403, 403, 200, 200],
  'books.months': [401, 403, 403, 403, 200, 200],
  'books.closeMonth': [401, 403, 403, 403, 201, 201],
  'books.reopenMonth': { record: [401, 403, 403, 403, 204, 204], missing: [401, 403, 403, 403, 404, 404] },
  'online.ways': everyone(200),
  'online.start': [401, 422, 422, 422, 403, 422],
  'online.notice': everyone(401),
  'payments.list': [401, 403, 403, 200, 200, 200],
  'payments.create': [401, 403, 403, 201, 201, 201],
  'payments.read': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 404, 404, 404] },
  'payments.refund': { record: [401, 403, 403, 201, 201, 201], missing: [401, 403, 403, 404, 404, 404] },
  'payments.correct': { record: [401, 403, 403, 201, 201, 201], missing: [401, 403, 403, 404, 404, 404] },
  'payments.receipt': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'payments.credit': { record: [401, 200, 404, 200, 200, 200], missing: signedIn(404) },
  'cashDays.list': [401, 403, 403, 200, 200, 200],
  'cashDays.create': [401, 403, 403, 201, 403, 201],
  'cashDays.read': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 404, 404, 404] },
  'cashDays.update': { record: [401, 403, 403, 200, 403, 200], missing: [401, 403, 403, 404, 403, 404] },
  'cashDays.move': { record: [401, 403, 403, 201, 403, 201], missing: [401, 403, 403, 404, 403, 404] },
  'cashDays.report': { record: [401, 403, 403, 200, 200, 200], missing: [401, 403, 403, 404, 404, 404] },
}
