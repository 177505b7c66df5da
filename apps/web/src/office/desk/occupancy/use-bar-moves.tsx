import { formatList, type Held, type OccupancyBar } from '@rumi/contract'
import { useState } from 'react'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { TwoVersions } from '../../../shared/refusals/two-versions.tsx'
import { versionsOf } from '../booking-status/booking-time.ts'
import { RefusedMove } from '../booking-status/refused-move.tsx'
import { useBookingMove, type BookingChange } from '../booking-status/use-booking-move.tsx'
import { nameOf } from './plan-bars.ts'

/** Wanted time and person or room of a bar. */
export type Place = Pick<OccupancyBar, 'start' | 'end' | 'resourceId'>

type Attempt = { id: string; to: Place; changeOf: (bar: OccupancyBar) => BookingChange }
type Refused = { attempt: Attempt; without: readonly string[]; refusal: Refusal }

type BarMovesOptions = {
  bars: readonly OccupancyBar[]
  resources: readonly Held[]
  formatTime: (time: Pick<OccupancyBar, 'start' | 'end'>) => string
  onChanged: () => Promise<void>
}

/**
 * Moves bars of a plan, with the server as judge. Render `notice` above the plan, `message` as a live region, and
 * `question` anywhere.
 */
export function useBarMoves({ bars, resources, formatTime, onChanged }: BarMovesOptions) {
  const { move, question } = useBookingMove()
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<Refused>()
  const barOf = (id: string) => bars.find(({ bookingId }) => bookingId === id)
  const named = (resourceId: string) => ({ resource: nameOf(resources, resourceId) })

  const moveBar = async (attempt: Attempt, without: readonly string[] = []) => {
    const { id, changeOf } = attempt
    const bar = barOf(id)
    if (!bar) return
    const dogs = formatList(bar.dogs)
    setRefused(undefined)
    setMessage(copy.trying(dogs))
    const change = { ...changeOf(bar), ...(without.length > 0 && { withoutAddOns: [...without] }) }
    const outcome = await move({ ...bar, id, ...named(bar.resourceId) }, change, dogs)
    if (outcome.is === 'left') return setMessage(copy.left(dogs))
    if (outcome.is === 'refused') {
      setRefused({ attempt, without, refusal: outcome.refusal })
      setMessage(copy.refused(dogs, outcome.refusal.message))
      return onChanged()
    }
    await onChanged()
    setMessage(copy.moved(dogs, outcome.booking.resource ?? '', formatTime(outcome.booking)))
  }

  const tryAgain = async ({ attempt, without }: Refused, alsoWithout: readonly string[] = []) => {
    setRefused(undefined)
    await onChanged()
    await moveBar(attempt, [...without, ...alsoWithout])
  }

  const current = refused && barOf(refused.attempt.id)
  const notice = refused && (
    <div className="mb-3">
      {refused.refusal.code === 'stale' && current ? (
        <TwoVersions
          rows={versionsOf(
            { ...current, ...named(current.resourceId) },
            { ...refused.attempt.to, ...named(refused.attempt.to.resourceId) },
          )}
          onMine={() => void tryAgain(refused)}
          onTheirs={() => setRefused(undefined)}
        />
      ) : (
        <RefusedMove
          refusal={refused.refusal}
          onMadeRoom={() => tryAgain(refused)}
          onLeaveOut={(addOnId) => tryAgain(refused, [addOnId])}
        />
      )}
    </div>
  )

  return { barOf, moveBar, message, say: setMessage, notice, question }
}
