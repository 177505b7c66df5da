import type { RecordOf, Resources } from '@rumi/contract'
import type { z } from 'zod'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { noDateHelps, placeRefusal } from '../capacity/place-lack.ts'
import { waitForPlace } from '../waiting/wait-for-place.ts'
import { createBooking, loadRequestedVisit, loadVisitsSideBySide } from './create-booking.ts'
import { hasGroomerForEach, lackSideBySide } from './side-by-side.ts'

type Input = z.output<Resources['bookings']['create']>

type Held = {
  serviceBooking: RecordOf<Resources['bookings']> | null
  waitingEntry: RecordOf<Resources['waitingList']> | null
}

/**
 * Books a visit agreed on by telephone and holds it until the medical records are due; without a place, enters it into the waiting list.
 * A place that is taken in between refuses both.
 */
export async function holdByTelephone(
  input: Input,
  { actor, tx }: Pick<HandlerContext, 'actor' | 'tx'>,
): Promise<Held> {
  const requested = { actor, tx, owner: null, byTelephone: true } as const
  if (await mayOnlyWait(input, tx)) {
    const { serviceId, rumiIds, start, end, sideBySide } = input
    const waitingEntry = await waitForPlace({ serviceId, rumiIds, start, end, sideBySide }, requested)
    return { serviceBooking: null, waitingEntry }
  }
  const serviceBooking = await createBooking({ ...input, papersLater: true }, requested)
  return { serviceBooking, waitingEntry: null }
}

/** True if there is no place now and another time would help. */
async function mayOnlyWait(input: Input, tx: HandlerContext['tx']) {
  if (!input.sideBySide) {
    const refusal = await placeRefusal(tx, await loadRequestedVisit(tx, input, null))
    return refusal !== null && !noDateHelps(refusal)
  }
  const visits = await loadVisitsSideBySide(tx, input, null)
  const { service } = visits[0]!
  return (await lackSideBySide(tx, service, visits)) !== null && hasGroomerForEach(tx, service, visits.length)
}
