import { formatPesos, isPricedByAgreement, type RecordOf, type Resources } from '@rumi/contract'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import { lockBooking } from '../capacity/capacity.ts'
import { changeStatus, isPriced } from '../change/change-status.ts'
import { giveDiscount } from '../change/give-discount.ts'
import { insertRequested } from './create-booking.ts'
import { serviceOf } from './load-booking-inputs.ts'

type Booking = RecordOf<Resources['bookings']>

type Imported = {
  serviceId: string
  rumiIds: string[]
  start: string
  end: string
  notes?: string | undefined
  /** Price of the whole visit; null for that of the catalogue. */
  agreedCentavos: number | null
}

const { agreedBefore } = bookingSentences

/**
 * Books a visit that another program had agreed on, with the checks of the desk. Medical records may follow, no deposit is
 * requested, and nobody is notified.
 */
export async function bookImported(
  tx: Tx,
  { agreedCentavos, ...request }: Imported,
  actor: Actor,
): Promise<Booking> {
  const { serviceType } = await serviceOf(tx, request.serviceId)
  const isAgreed = isPricedByAgreement(serviceType)
  const booking = await insertRequested(
    {
      ...request,
      papersLater: true,
      ...(isAgreed &&
        agreedCentavos !== null && { agreedPrice: { totalCentavos: agreedCentavos, reason: agreedBefore } }),
    },
    { actor, tx, owner: null, byTelephone: true, isImported: true },
  )
  if (!isAgreed && agreedCentavos !== null) await lowerTo(tx, booking, agreedCentavos, actor)
  if (booking.awaits.length > 0 || !(await isPriced(tx, booking))) return booking
  const locked = await lockBooking(tx, booking.id)
  return changeStatus(tx, locked, { to: 'confirmed', by: actor, isSilent: true })
}

/** Lowers the price of the catalogue to one agreed on; a higher one is rejected, because nothing here explains it. */
async function lowerTo(tx: Tx, { id, totalCentavos }: Booking, agreedCentavos: number, by: Actor) {
  if (agreedCentavos > totalCentavos)
    throw new Refused('breaks-a-rule', {
      message: bookingSentences.agreedAbovePrice(formatPesos(agreedCentavos), formatPesos(totalCentavos)),
    })
  const amountCentavos = totalCentavos - agreedCentavos
  if (amountCentavos > 0) await giveDiscount(tx, id, { amountCentavos, reason: agreedBefore, by })
}
