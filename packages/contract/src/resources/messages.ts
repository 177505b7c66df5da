import { z } from 'zod'
import { dayOrInstant, instant, phoneE164, someOf, stamps, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { bookingStatuses } from '../rules/bookings/booking-states.ts'
import { priceLine } from './bookings.ts'

export const messageKinds = ['contact', 'quote'] as const
export const messageStatuses = ['new', 'answered', 'archived'] as const

/** What people write to the house from the public pages; it is answered from the office. */
export const messages = defineResource({
  name: 'messages',
  path: '/messages',
  one: 'message',
  many: 'messages',
  id: 'id',
  record: z.object({
    id: uuid,
    /** The account from which it was written; null where nobody was logged in. */
    userId: uuid.nullable(),
    kind: z.enum(messageKinds),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    phoneE164,
    message: z.string(),
    /** What a quote is about: a service of the catalogue, or a package by its name. */
    subject: z.string(),
    serviceId: uuid.nullable(),
    start: dayOrInstant.nullable(),
    end: dayOrInstant.nullable(),
    dogs: z.int(),
    /** The itemised estimate that was answered; empty where the house has to think about it. */
    lines: z.array(priceLine),
    status: z.enum(messageStatuses),
    answeredAt: instant.nullable(),
    /** The booking that the desk made of it. */
    bookingId: uuid.nullable(),
    /** Where that booking stands: once it was cancelled, another can be made of the request. */
    bookingStatus: z.enum(bookingStatuses).nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({}),
  update: z.strictObject({
    status: z.enum(messageStatuses, { error: 'Elige un estado de la lista.' }).optional(),
    version: version.optional(),
  }),
  filters: z.object({ ids: someOf(uuid), kind: z.enum(messageKinds), status: z.enum(messageStatuses) }),
  search: ['name', 'email', 'message', 'subject'],
  sortable: ['name', 'createdAt'],
  verbs: {
    list: { access: 'staff', failure: 'Error fetching messages' },
    read: { access: 'staff', failure: 'Error fetching message' },
    update: { access: 'desk', failure: 'Error updating message' },
    remove: { access: 'desk', failure: 'Error deleting message' },
  },
})
