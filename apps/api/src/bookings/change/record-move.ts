import type { RecordOf, Resources } from '@rumi/contract'
import type { Tx } from '../../db/connect.ts'
import { bookingEvents } from '../../db/schema/bookings.ts'
import type { Actor } from '../../http/actor.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { settleOffer } from '../waiting/answer-offer.ts'
import { bookingRepository } from '../booking-repository.ts'

type Booking = RecordOf<Resources['bookings']>

/** Records a move and announces it. Moving an offered booking accepts the offer. */
export async function recordMove(
  tx: Tx,
  before: Booking,
  { id: actorId }: Pick<Actor, 'id'>,
  together?: string[],
): Promise<Booking> {
  const { id, status } = before
  await settleOffer(tx, id, 'accepted')
  const moved = (await bookingRepository.find(tx, id))!
  await tx.insert(bookingEvents).values({
    bookingId: id,
    actorId,
    fromStatus: status,
    toStatus: status,
    note: [
      `${before.start}/${before.end} → ${moved.start}/${moved.end}`,
      before.resource === moved.resource ? '' : `${before.resource} → ${moved.resource}`,
    ]
      .filter(Boolean)
      .join(', '),
  })
  await enqueueEvent(tx, {
    kind: 'booking-moved',
    bookingId: id,
    version: moved.version,
    ...(together && { together }),
  })
  return moved
}
