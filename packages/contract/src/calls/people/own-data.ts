import { z } from 'zod'
import { centavos, day, instant, uuid } from '../../fields.ts'
import { bookings } from '../../resources/bookings.ts'
import { announcement } from '../arrivals.ts'
import { careItems } from '../../resources/care/care-items.ts'
import { clients } from '../../resources/clients.ts'
import { dogs } from '../../resources/dogs.ts'
import { medicalRecords } from '../../resources/medical-records.ts'
import { messages } from '../../resources/messages.ts'
import { notifications } from '../../resources/notifications.ts'
import { orders } from '../../resources/orders.ts'
import { passes } from '../../resources/passes.ts'
import { payments } from '../../resources/payments.ts'
import { reportCards } from '../../resources/care/report-cards.ts'
import { waitingList } from '../../resources/waiting-list.ts'
import { bookingStatuses } from '../../rules/bookings/booking-states.ts'
import { cfdiStatuses } from '../../rules/books/cfdi-states.ts'
import { passMovementKinds } from '../../rules/passes/pass-uses.ts'
import { orderStatuses } from '../../rules/money/order-states.ts'
import { securityEventKinds } from '../../security-event-kinds.ts'
import { defineCall } from '../call.ts'
import { incident } from '../incidents.ts'
import { privacyRequest } from './privacy-requests.ts'
import { secondFactorRecord } from './second-factor.ts'

/** Settled row of the payments ledger, without the staff member who recorded it. */
const ownPayment = payments.record
  .pick({
    id: true,
    kind: true,
    target: true,
    method: true,
    amountCentavos: true,
    tipCentavos: true,
    returnedCentavos: true,
    reference: true,
    reason: true,
    refundOf: true,
  })
  .extend({ receivedAt: instant })

/** Personal data export, with the names of the API (docs/domain.md#law-and-custom). */
export const ownDataFile = z.object({
  exportedAt: instant,
  user: clients.record,
  privacyNotice: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
  /** Requested address that is not verified yet. */
  wantedEmail: z.string().nullable(),
  /** Names of the people who share the account. */
  sharedWith: z.array(z.string()),
  secondFactors: z.array(secondFactorRecord),
  rumis: z.array(dogs.record),
  medicalRecords: z.array(medicalRecords.record),
  careItems: z.array(careItems.record.omit({ statedBy: true, statedByName: true })),
  announcements: z.array(announcement.extend({ rumiId: uuid })),
  serviceBookings: z.array(bookings.record),
  bookingSteps: z.array(z.object({ bookingId: uuid, at: instant, status: z.enum(bookingStatuses) })),
  reportCards: z.array(reportCards.record),
  incidents: z.array(incident),
  orders: z.array(orders.record),
  orderSteps: z.array(z.object({ orderId: uuid, at: instant, status: z.enum(orderStatuses) })),
  passes: z.array(passes.record),
  passMovements: z.array(
    z.object({ passId: uuid, bookingId: uuid, day, kind: z.enum(passMovementKinds), at: instant }),
  ),
  /** Payments for bookings, orders and passes, refunds and credit. */
  payments: z.array(ownPayment),
  /** Invoices with the receiver at that time; unknown for the oldest. */
  invoices: z.array(
    z.object({
      kind: z.enum(['invoice', 'credit-note', 'complement']),
      uuid: uuid.nullable(),
      status: z.enum(cfdiStatuses),
      receiverRfc: z.string(),
      receiver: z
        .object({
          name: z.string(),
          postalCode: z.string(),
          taxRegime: z.string(),
          cfdiUse: z.string(),
        })
        .nullable(),
      totalCentavos: centavos,
      stampedAt: instant.nullable(),
    }),
  ),
  waitingList: z.array(waitingList.record),
  notifications: z.array(notifications.record),
  /** Privacy requests and their outcomes. */
  privacyRequests: z.array(privacyRequest),
  /** Messages sent from public pages under the account's address. */
  messages: z.array(messages.record),
  sessions: z.array(
    z.object({ device: z.string(), createdAt: instant, lastUsedAt: instant, expiresAt: instant }),
  ),
  /** Logins, refusals and changes of the account: when, what, and the shortened address they came from. */
  securityEvents: z.array(
    z.object({ at: instant, kind: z.enum(securityEventKinds), network: z.string().nullable() }),
  ),
})
export type OwnDataFile = z.output<typeof ownDataFile>

/** Cell types of the tables: `pesos` in centavos, days and instants in wire format. */
export const ownDataCellKinds = ['text', 'integer', 'decimal', 'pesos', 'day', 'instant', 'yes-no'] as const

/** Readable form: one table per subject with headings, and labels instead of codes. */
const ownDataTable = z.object({
  title: z.string(),
  columns: z.array(z.object({ heading: z.string(), kind: z.enum(ownDataCellKinds) })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
})
export type OwnDataTable = z.output<typeof ownDataTable>

const own = { method: 'GET', access: 'personal', status: 200, params: z.object({ id: uuid }) } as const

export const ownData = {
  /** Returns the export for reading on a page. */
  read: defineCall({
    name: 'clients.readData',
    costly: true,
    ...own,
    path: '/users/:id/dataTables',
    answer: z.object({ data: z.object({ exportedAt: instant, tables: z.array(ownDataTable) }) }),
    failure: 'Failed to read data',
  }),
  workbook: defineCall({
    name: 'clients.downloadDataWorkbook',
    costly: true,
    ...own,
    path: '/users/:id/dataWorkbook',
    answersFile: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    failure: 'Failed to download data',
  }),
  download: defineCall({
    name: 'clients.downloadData',
    costly: true,
    method: 'GET',
    path: '/users/:id/data',
    access: 'personal',
    status: 200,
    params: z.object({ id: uuid }),
    answer: z.object({ data: ownDataFile }),
    failure: 'Failed to download data',
  }),
}
