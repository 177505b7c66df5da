import { z } from 'zod'
import { day, instant, uuid } from '../fields.ts'
import { bookings } from '../resources/bookings.ts'
import { clients } from '../resources/clients.ts'
import { dogs } from '../resources/dogs.ts'
import { medicalRecords } from '../resources/medical-records.ts'
import { messages } from '../resources/messages.ts'
import { notifications } from '../resources/notifications.ts'
import { orders } from '../resources/orders.ts'
import { passes } from '../resources/passes.ts'
import { reportCards } from '../resources/report-cards.ts'
import { waitingList } from '../resources/waiting-list.ts'
import { bookingStatuses } from '../rules/booking-states.ts'
import { passMovementKinds } from '../rules/pass-uses.ts'
import { orderStatuses } from '../rules/order-states.ts'
import { securityEventKinds } from '../security-event-kinds.ts'
import { bookingPayment } from './booking-payments.ts'
import { defineCall } from './call.ts'
import { privacyRequest } from './privacy-requests.ts'
import { secondFactorRecord } from './second-factor.ts'

/** Everything the house keeps of a person, under the names that the rest of the API gives it (docs/domain.md#law-and-custom). */
export const ownDataFile = z.object({
  exportedAt: instant,
  user: clients.record,
  privacyNotice: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
  /** An address that they asked for and have not proved. */
  wantedEmail: z.string().nullable(),
  secondFactors: z.array(secondFactorRecord),
  rumis: z.array(dogs.record),
  medicalRecords: z.array(medicalRecords.record),
  serviceBookings: z.array(bookings.record),
  bookingSteps: z.array(z.object({ bookingId: uuid, at: instant, status: z.enum(bookingStatuses) })),
  bookingPayments: z.array(bookingPayment),
  reportCards: z.array(reportCards.record),
  orders: z.array(orders.record),
  orderSteps: z.array(z.object({ orderId: uuid, at: instant, status: z.enum(orderStatuses) })),
  passes: z.array(passes.record),
  passMovements: z.array(
    z.object({ passId: uuid, bookingId: uuid, day, kind: z.enum(passMovementKinds), at: instant }),
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

export const ownData = {
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
