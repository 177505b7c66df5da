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

/** Booking inside a stay before and after a move. */
export type MovedAddOn = { before: Booking; after: Booking | undefined }

/**
 * Dry run of a stay's move with its inner bookings, on the server. Inner bookings that cannot move along may be
 * cancelled. Skipped for bookings without room, inner bookings and payments.
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
    /** Total of the stay with its inner bookings. */
    beforeCentavos: totalOf([booking, ...inside]),
    /** Null while loading and if impossible. */
    afterCentavos: found ? totalOf([found.serviceBooking, ...standing]) : null,
    isKnown: account.status !== 'loading' && (!asks || found !== undefined),
    /** Room that the stay would get instead; null if unchanged. */
    otherRoom:
      found && found.serviceBooking.resource !== booking.resource ? found.serviceBooking.resource : null,
    /** Surplus of the payment over the new price. */
    beyondPriceCentavos: found?.beyondPriceCentavos ?? 0,
    again: tried.again,
    giveUp: (id: string) => setGiven((ids) => [...ids, id]),
    keepAll: () => setGiven([]),
  }
}

const totalOf = (bookings: readonly Pick<Booking, 'totalCentavos'>[]) =>
  bookings.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)
