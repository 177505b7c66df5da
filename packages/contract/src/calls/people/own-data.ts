import { z } from 'zod'
import { centavos, day, instant, uuid } from '../../fields.ts'
import { bookings } from '../../resources/bookings.ts'
import { clients } from '../../resources/clients.ts'
import { dogs } from '../../resources/dogs.ts'
import { medicalRecords } from '../../resources/medical-records.ts'
import { messages } from '../../resources/messages.ts'
import { notifications } from '../../resources/notifications.ts'
import { orders } from '../../resources/orders.ts'
import { passes } from '../../resources/passes.ts'
import { payments } from '../../resources/payments.ts'
import { reportCards } from '../../resources/report-cards.ts'
import { waitingList } from '../../resources/waiting-list.ts'
import { bookingStatuses } from '../../rules/bookings/booking-states.ts'
import { cfdiStatuses } from '../../rules/books/cfdi-states.ts'
import { passMovementKinds } from '../../rules/passes/pass-uses.ts'
import { orderStatuses } from '../../rules/money/order-states.ts'
import { securityEventKinds } from '../../security-event-kinds.ts'
import { defineCall } from '../call.ts'
import { privacyRequest } from './privacy-requests.ts'
import { secondFactorRecord } from './second-factor.ts'

/** A settled row of the ledger of payments, without who of the house wrote it down. */
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

/** Everything the house keeps of a person, under the names that the rest of the API gives it (docs/domain.md#law-and-custom). */
export const ownDataFile = z.object({
  exportedAt: instant,
  user: clients.record,
  privacyNotice: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
  /** An address that they asked for and have not proved. */
  wantedEmail: z.string().nullable(),
  /** With whom they share an account, by name. */
  sharedWith: z.array(z.string()),
  secondFactors: z.array(secondFactorRecord),
  rumis: z.array(dogs.record),
  medicalRecords: z.array(medicalRecords.record),
  serviceBookings: z.array(bookings.record),
  bookingSteps: z.array(z.object({ bookingId: uuid, at: instant, status: z.enum(bookingStatuses) })),
  reportCards: z.array(reportCards.record),
  orders: z.array(orders.record),
  orderSteps: z.array(z.object({ orderId: uuid, at: instant, status: z.enum(orderStatuses) })),
  passes: z.array(passes.record),
  passMovements: z.array(
    z.object({ passId: uuid, bookingId: uuid, day, kind: z.enum(passMovementKinds), at: instant }),
  ),
  /** What they paid for bookings, orders and passes, what came back, and what is or was in their favour. */
  payments: z.array(ownPayment),
  /** What was invoiced to them of it; who it is for as it was said then, unknown of the oldest. */
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
  /** What they asked about their data, and what became of it. */
  privacyRequests: z.array(privacyRequest),
  /** What they wrote on the public pages, under the address of their account. */
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

/** What a cell of the tables holds: `pesos` are given in centavos, days and instants as everywhere. */
export const ownDataCellKinds = ['text', 'integer', 'decimal', 'pesos', 'day', 'instant', 'yes-no'] as const

/** The same as somebody reads it: a table for each thing, with headings, and words in place of codes. */
const ownDataTable = z.object({
  title: z.string(),
  columns: z.array(z.object({ heading: z.string(), kind: z.enum(ownDataCellKinds) })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
})
export type OwnDataTable = z.output<typeof ownDataTable>

const own = { method: 'GET', access: 'personal', status: 200, params: z.object({ id: uuid }) } as const

export const ownData = {
  /** What is downloaded, to be read on a page. */
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
