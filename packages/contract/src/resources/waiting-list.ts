import { z } from 'zod'
import { dayOrInstant, instant, stamps, uuid } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { waitingStatuses } from '../rules/bookings/waiting-list.ts'
import { bookingRequest, sideBySide } from './bookings.ts'

/**
 * Waiting list for a full day, night or hour. A freed place is held for the first match until `offeredUntil`.
 */
export const waitingList = defineResource({
  name: 'waitingList',
  path: '/waitingList',
  one: 'waitingEntry',
  many: 'waitingList',
  id: 'id',
  owner: 'clientId',
  record: z.object({
    id: uuid,
    clientId: uuid,
    serviceId: uuid,
    rumiIds: z.array(uuid),
    start: dayOrInstant,
    end: dayOrInstant,
    status: z.enum(waitingStatuses),
    offeredUntil: instant.nullable(),
    bookingId: uuid.nullable(),
    ...stamps,
  }),
  /** With `sideBySide` each dog gets an entry of its own, of which the first is returned; all are offered places together. */
  create: bookingRequest.omit({ passId: true, addOns: true }).extend({ sideBySide }),
  update: z.strictObject({
    status: z.enum(['accepted', 'declined'], { error: 'Di si tomas el lugar o lo dejas.' }),
  }),
  filters: z.object({ status: z.enum(waitingStatuses), serviceId: uuid, clientId: uuid }),
  verbs: {
    list: { access: 'own-or-staff', failure: 'Error fetching waiting list' },
    create: { access: 'own-or-desk', failure: 'Error creating waiting entry' },
    update: { access: 'own-or-desk', failure: 'Error updating waiting entry' },
    remove: { access: 'own-or-desk', failure: 'Error deleting waiting entry' },
  },
})
