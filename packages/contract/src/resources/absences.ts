import { z } from 'zod'
import { day, instant, stamps, text, uuid, dayOrInstant } from '../fields.ts'
import { defineResource } from '../resource.ts'

/** Bookings that a refusal `visits-booked` names, to be moved or cancelled first, or that an absence affects. */
export const conflictingBookings = z.array(
  z.object({ id: uuid, start: dayOrInstant, end: dayOrInstant, names: z.array(z.string()) }),
)
export type ConflictingBooking = z.output<typeof conflictingBookings>[number]

/** Time from `start` until `end`, half open, in which a groomer or trainer is away or the hall is not to be had. */
export const absences = defineResource({
  name: 'absences',
  path: '/absences',
  one: 'absence',
  many: 'absences',
  id: 'id',
  record: z.object({
    id: uuid,
    resourceId: uuid,
    resource: z.string(),
    start: instant,
    end: instant,
    reason: z.string(),
    /** Visits of that time whose dogs are at the business. Another person may continue them. */
    affected: conflictingBookings,
    ...stamps,
  }),
  create: z.strictObject({ resourceId: uuid, start: instant, end: instant, reason: text(200).optional() }),
  update: z.strictObject({}),
  filters: z.object({ resourceId: uuid, from: day }),
  verbs: {
    list: { access: 'staff', failure: 'Error fetching absences' },
    create: { access: 'desk', failure: 'Error creating absence' },
    remove: { access: 'desk', failure: 'Error deleting absence' },
  },
})
