import { dayOf, isDay, formatNames } from '@rumi/contract'
import { bookings, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { AgreedPrice } from '../agreed-price/written-price.ts'
import { forgetWalkIn } from './walk-in-draft.ts'
import type { Visit } from './visit-choice.ts'

type Wish = {
  override: { reason: string } | undefined
  agreedPrice: AgreedPrice | undefined
  /** Displayed price; undefined for an agreed price. */
  totalCentavos: number | undefined
  checkIn: boolean
  /** The owner showed an identification. */
  identified: boolean
  /** Dogs on their first day that passed their evaluation. */
  evaluated: readonly string[]
  papersLater: boolean
}

/** Books the visit and, if the dogs are present, checks them in at once. */
export function useWalkIn(
  dogs: readonly Dog[],
  visit: Visit,
  { messageId, onPriceChanged }: { messageId: string | null; onPriceChanged: () => void },
) {
  const send = useSend()
  const navigate = useNavigate()
  const [booking, setBooking] = useState<'book' | 'check-in'>()
  const [refusal, setRefusal] = useState<Refusal>()
  const names = formatNames(dogs)

  const refuse = (refused: Refusal) => {
    setBooking(undefined)
    if (refused.code === 'price-changed') onPriceChanged()
    setRefusal(refused)
  }
  const leave = async (message: string, start: string) => {
    forgetWalkIn()
    showToast(message)
    await navigate(paths.office({ dia: isDay(start) ? start : dayOf(start) }))
  }

  const book = async ({
    override,
    agreedPrice,
    totalCentavos,
    checkIn,
    identified,
    evaluated,
    papersLater,
  }: Wish) => {
    setRefusal(undefined)
    setBooking(checkIn ? 'check-in' : 'book')
    const { service, start, end, days, isSideBySide, resource, notes } = visit
    if (days) {
      const series = await send(
        bookings.calls.bookDays({
          serviceId: service.id,
          rumiIds: dogs.map(({ _id }) => _id),
          days: [...days],
          notes,
          ...(totalCentavos !== undefined && { expectedTotalCentavos: totalCentavos }),
          ...(papersLater && { papersLater }),
        }),
      )
      if (!series.ok) return refuse(series.refusal)
      return leave(copy.bookedDays(names, days.length), start)
    }
    const made = await send(
      bookings.calls.create({
        serviceId: service.id,
        rumiIds: dogs.map(({ _id }) => _id),
        start,
        end,
        notes,
        ...(isSideBySide && { sideBySide: true as const }),
        ...(resource && { resource }),
        ...(override && { override }),
        ...(agreedPrice && { agreedPrice }),
        ...(totalCentavos !== undefined && { expectedTotalCentavos: totalCentavos }),
        ...(messageId && { messageId }),
        ...(checkIn && { checkIn }),
        ...(checkIn && identified && { identified }),
        ...(checkIn &&
          evaluated.length > 0 && {
            evaluations: evaluated.map((rumiId) => ({ rumiId, result: 'passed' as const })),
          }),
        ...(papersLater && { papersLater }),
      }),
    )
    if (!made.ok) return refuse(made.refusal)
    await leave(checkIn ? copy.bookedAndIn(names) : copy.booked(names), start)
  }

  return { book, booking, refusal }
}
