import { paidCentavosOf, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import type { Db, Tx } from '../../db/connect.ts'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { Refused } from '../../http/refused.ts'
import { rowsAbout } from '../../payments/index.ts'
import { addOnBookingsOf } from '../../schedule/index.ts'
import { bookingRepository } from '../booking-repository.ts'
import { changeBooking } from './change-booking.ts'
import { dryRun } from '../create/dry-run.ts'

type Bookings = Resources['bookings']

/** Previews a change of a booking and of its pending work, without changing anything (decision 129). */
export async function previewChange(
  db: Db,
  changes: z.output<Bookings['update']>,
  context: Omit<HandlerContext, 'tx'>,
): Promise<{
  serviceBooking: RecordOf<Bookings>
  addOns: RecordOf<Bookings>[]
  beyondPriceCentavos: number
}> {
  const booking = await bookingRepository.find(db, context.id)
  if (!booking || (context.owner && booking.clientId !== context.owner)) throw new Refused('not-found')
  return dryRun(db, async (tx) => {
    const inside = (await addOnBookingsOf(tx, context.id)).filter(
      ({ status }) => status === 'pending' || status === 'confirmed',
    )
    const ids = [context.id, ...inside.map(({ id }) => id)]
    const before = await netPaidFor(tx, ids)
    const serviceBooking = await changeBooking(changes, { ...context, tx })
    const addOns: RecordOf<Bookings>[] = []
    for (const { id } of inside) addOns.push((await bookingRepository.find(tx, id))!)
    return { serviceBooking, addOns, beyondPriceCentavos: before - (await netPaidFor(tx, ids)) }
  })
}

async function netPaidFor(tx: Tx, ids: readonly string[]) {
  let centavos = 0
  for (const bookingId of ids) centavos += paidCentavosOf(await rowsAbout(tx, { bookingId }))
  return centavos
}
