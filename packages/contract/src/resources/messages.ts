import { z } from 'zod'
import { clientTelephone, dayOrInstant, instant, someOf, stamps, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { bookingStatuses } from '../rules/bookings/booking-states.ts'
import { priceLine } from './bookings.ts'

export const messageKinds = ['contact', 'quote'] as const
export const messageStatuses = ['new', 'answered', 'archived'] as const

/** Messages from the public pages, answered from the office. */
export const messages = defineResource({
  name: 'messages',
  path: '/messages',
  one: 'message',
  many: 'messages',
  id: 'id',
  record: z.object({
    id: uuid,
    /** Sender's account; null if no user was signed in. */
    userId: uuid.nullable(),
    kind: z.enum(messageKinds),
    name: z.string(),
    email: z.string(),
    phone: clientTelephone,
    phoneE164: clientTelephone,
    message: z.string(),
    /** Subject of a quote: a catalogue service, or a package by its name. */
    subject: z.string(),
    serviceId: uuid.nullable(),
    start: dayOrInstant.nullable(),
    end: dayOrInstant.nullable(),
    dogs: z.int(),
    /** Itemised estimate that was sent; empty if the office prices it by hand. */
    lines: z.array(priceLine),
    status: z.enum(messageStatuses),
    answeredAt: instant.nullable(),
    /** The booking that the desk made of it. */
    bookingId: uuid.nullable(),
    /** State of that booking. Once it is cancelled, the request can be booked again. */
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
