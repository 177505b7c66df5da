import type { RecordOf, Resources } from '@rumi/contract'
import type { z } from 'zod'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { noDateHelps, placeRefusal } from '../capacity/place-lack.ts'
import { waitForPlace } from '../waiting/wait-for-place.ts'
import { createBooking, loadRequestedVisit } from './create-booking.ts'

type Held = {
  serviceBooking: RecordOf<Resources['bookings']> | null
  waitingEntry: RecordOf<Resources['waitingList']> | null
}

/**
 * Books a visit agreed on by telephone and holds it until the medical records are due; without a place, enters it into the waiting list.
 * A place that is taken in between refuses both.
 */
export async function holdByTelephone(
  input: z.output<Resources['bookings']['create']>,
  { actor, tx }: Pick<HandlerContext, 'actor' | 'tx'>,
): Promise<Held> {
  const requested = { actor, tx, owner: null, byTelephone: true } as const
  // An hour for several dogs at once is not waited for: they may still pass one after the other.
  const refusal = input.sideBySide ? null : await placeRefusal(tx, await loadRequestedVisit(tx, input, null))
  if (refusal && !noDateHelps(refusal)) {
    const { serviceId, rumiIds, start, end } = input
    const waitingEntry = await waitForPlace({ serviceId, rumiIds, start, end }, requested)
    return { serviceBooking: null, waitingEntry }
  }
  const serviceBooking = await createBooking({ ...input, papersLater: true }, requested)
  return { serviceBooking, waitingEntry: null }
}
