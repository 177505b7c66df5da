import { z } from 'zod'
import { fileAddress, instant, stamps, text, uuid, version } from '../../fields.ts'
import { defineResource } from '../../resource.ts'
import { groomingCardLimits } from '../../rules/bookings/grooming-work.ts'

const detail = text(groomingCardLimits.detail)
const fields = { blade: detail, lengths: detail, products: detail, notes: text(groomingCardLimits.notes) }
/** Makes the act undoable for some seconds under this id. */
const undoId = uuid.optional()

/** Work of a groomer on one dog of a booking, with its measured time and what helps next time. */
export const groomingCards = defineResource({
  name: 'groomingCards',
  path: '/groomingCards',
  one: 'groomingCard',
  many: 'groomingCards',
  id: 'id',
  record: z.object({
    id: uuid,
    bookingId: uuid,
    rumiId: uuid,
    /** Groomer who did it; null if the person was deleted. */
    staffMemberId: uuid.nullable(),
    staffMember: z.string(),
    service: z.string(),
    startedAt: instant,
    finishedAt: instant.nullable(),
    /** Measured minutes from start to finish. */
    minutes: z.int().nullable(),
    ...fields,
    photosBefore: z.array(fileAddress),
    photosAfter: z.array(fileAddress),
    version,
    ...stamps,
  }),
  /** Starts the work on a dog, and records its arrival if it is still expected. */
  create: z.strictObject({ bookingId: uuid, rumiId: uuid, undoId }),
  update: z.strictObject({
    ...z.object(fields).partial().shape,
    /** Ends the groomer's part; the dog stays until it is handed over. */
    finished: z.literal(true, { error: 'Lo terminado no regresa.' }).optional(),
    undoId,
    version: version.optional(),
  }),
  filters: z.object({ bookingId: uuid, rumiId: uuid }),
  verbs: {
    list: { access: 'desk', failure: 'Error fetching grooming cards' },
    create: { access: 'desk', failure: 'Error creating grooming card' },
    update: { access: 'desk', failure: 'Error updating grooming card' },
  },
})
