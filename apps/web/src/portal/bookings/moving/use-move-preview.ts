import {
  booking as bookingCalls,
  bookingPayments,
  isDay,
  leftOut,
  type LeftOut,
  type Times,
} from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { useState } from 'react'
import { useCall } from '../../../shared/fetching/queries.ts'

/** What is done inside the stay, before and after a move of it. */
export type MovedAddOn = { before: Booking; after: Booking | undefined }

/**
 * Tries the move of a stay with what is done inside it, as the server would make it. What cannot go along may be given up
 * with the move. What has no room, nothing inside it and was not paid is not tried.
 */
export function useMovePreview(booking: Booking, inside: readonly Booking[], wanted: Times | null) {
  const account = useCall(bookingPayments.list, { params: { id: booking.id } })
  const [given, setGiven] = useState<readonly string[]>([])
  const changes = { ...wanted, ...(given.length > 0 && { withoutAddOns: [...given] }) }
  const isPaid = (account.answer?.data.paidCentavos ?? 0) > 0
  const asks =
    wanted !== null && (inside.length > 0 || isPaid || (booking.resource !== null && isDay(booking.start)))
  const tried = useCall(bookingCalls.preview, asks ? { params: { id: booking.id }, body: changes } : null)
  const found = tried.answer?.data
  const visits = inside.map((before): MovedAddOn => ({
    before,
    after: found?.addOns.find(({ id }) => id === before.id),
  }))
  const standing = found?.addOns.filter(({ status }) => status !== 'cancelled') ?? []
  const cannotGo: LeftOut | undefined = asks
    ? leftOut.safeParse(tried.refusal?.answer?.leftOut).data
    : undefined
  return {
    visits,
    changes,
    refusal: asks ? tried.refusal : null,
    cannotGo,
    /** Of the stay with all inside it. */
    beforeCentavos: totalOf([booking, ...inside]),
    /** Null while it is being tried, and where it cannot be. */
    afterCentavos: found ? totalOf([found.serviceBooking, ...standing]) : null,
    isKnown: account.status !== 'loading' && (!asks || found !== undefined),
    /** Room that the stay would get in place of its own; null where it keeps it. */
    otherRoom:
      found && found.serviceBooking.resource !== booking.resource ? found.serviceBooking.resource : null,
    /** Of what was paid, what it would no longer cost. */
    beyondPriceCentavos: found?.beyondPriceCentavos ?? 0,
    again: tried.again,
    giveUp: (id: string) => setGiven((ids) => [...ids, id]),
    keepAll: () => setGiven([]),
  }
}

const totalOf = (bookings: readonly Pick<Booking, 'totalCentavos'>[]) =>
  bookings.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)
