import { z } from 'zod'
import { fileAddress, instant, uuid } from '../../fields.ts'
import { defineCall } from '../call.ts'

/** Proofs that one booking or order may have. */
export const mostTransferProofs = 5

/** Picture or PDF by which a client proves a transfer. */
const transferProof = z.object({ id: uuid, file: fileAddress, createdAt: instant })
export type TransferProof = z.output<typeof transferProof>

/** Booking or order that was paid by transfer. */
const target = z
  .strictObject({ bookingId: uuid.optional(), orderId: uuid.optional() })
  .refine(({ bookingId, orderId }) => (bookingId === undefined) !== (orderId === undefined), {
    error: 'Di de qué reserva o pedido es la transferencia.',
    path: ['bookingId'],
  })

/** Proofs of transfers. The desk looks at them and records the payment. */
export const transferProofs = {
  list: defineCall({
    name: 'transferProofs.list',
    method: 'GET',
    path: '/transferProofs',
    access: 'own-or-staff',
    status: 200,
    query: target,
    answer: z.object({ data: z.object({ transferProofs: z.array(transferProof) }) }),
    failure: 'Error fetching transfer proofs',
  }),
  /** Picture or PDF, as multipart field `file`. */
  upload: defineCall({
    name: 'transferProofs.upload',
    method: 'POST',
    path: '/transferProofs',
    access: 'own-or-desk',
    status: 201,
    query: target,
    takesFile: true,
    answer: z.object({ data: z.object({ transferProof }) }),
    failure: 'Error uploading transfer proof',
  }),
}
