import { z } from 'zod'
import { day } from '../../fields.ts'
import { bookings } from '../../resources/bookings.ts'
import { defineCall } from '../call.ts'

/** A booking that a pass paid for, or did until it gave the credits back. */
const passUse = z.object({
  booking: bookings.record.pick({ id: true, start: true, end: true, status: true }),
  serviceName: z.string(),
  dogs: z.array(z.string()),
  days: z.array(z.object({ day, used: z.int(), returned: z.int() })),
})
export type BookedWithPass = z.output<typeof passUse>

/** Uses of a pass, latest booking first. */
export const passUsesCalls = {
  list: defineCall({
    name: 'passUses.list',
    method: 'GET',
    path: '/passes/:id/uses',
    access: 'own-or-staff',
    status: 200,
    params: z.object({ id: z.string() }),
    answer: z.object({
      data: z.object({
        uses: z.array(passUse),
        /** Staff member who received the payment; hidden from owners. */
        receivedBy: z.string().nullable(),
      }),
    }),
  }),
}
