import { z } from 'zod'
import { instant, uuid } from '../fields.ts'
import { bookings } from '../resources/bookings.ts'
import { clients } from '../resources/clients.ts'
import { dogs } from '../resources/dogs.ts'
import { medicalRecords } from '../resources/medical-records.ts'
import { notifications } from '../resources/notifications.ts'
import { orders } from '../resources/orders.ts'
import { passes } from '../resources/passes.ts'
import { reportCards } from '../resources/report-cards.ts'
import { waitingList } from '../resources/waiting-list.ts'
import { defineCall } from './call.ts'

/** Everything the house keeps of a person, under the names that the rest of the API gives it (domain: law and custom). */
export const ownDataFile = z.object({
  exportedAt: instant,
  user: clients.record,
  privacyNotice: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
  rumis: z.array(dogs.record),
  medicalRecords: z.array(medicalRecords.record),
  serviceBookings: z.array(bookings.record),
  reportCards: z.array(reportCards.record),
  orders: z.array(orders.record),
  passes: z.array(passes.record),
  waitingList: z.array(waitingList.record),
  notifications: z.array(notifications.record),
})
export type OwnDataFile = z.output<typeof ownDataFile>

export const ownData = {
  download: defineCall({
    name: 'clients.downloadData',
    method: 'GET',
    path: '/users/:id/data',
    access: 'personal',
    status: 200,
    params: z.object({ id: uuid }),
    answer: z.object({ data: ownDataFile }),
    failure: 'Failed to download data',
  }),
}
