import type { Held, OccupancyBar } from '@rumi/contract'
import { bookingStatusCopy } from '../../copy/bookings.ts'
import { occupancyCopy as copy } from '../../copy/occupancy.ts'
import { StateChip } from '../../ui/state-chip.tsx'
import { spokenDogs, spokenTime } from './plan-bars.ts'

type PlanListProps = {
  resources: readonly Held[]
  bars: readonly OccupancyBar[]
  today: string
  onOpen: (bookingId: string) => void
}

/** The same plan to be read on a phone: each room or person with whom it has, in order of time. */
export function PlanList({ resources, bars, today, onOpen }: PlanListProps) {
  return (
    <div className="grid gap-6">
      {resources.map(({ id, name, kind, maxDogs, maxWeightKg }) => {
        const held = bars.filter(({ resourceId }) => resourceId === id)
        return (
          <section key={id}>
            <h2 className="flex items-baseline gap-3 border-b-2 border-ink pb-1 text-lg">
              {name}
              <span className="text-sm font-text text-ink-soft">
                {kind === 'room' ? copy.room(maxDogs, maxWeightKg) : copy.kinds[kind]}
              </span>
            </h2>
            {held.length === 0 && <p className="py-3 text-ink-soft">{copy.free}</p>}
            <ul>
              {held.map((bar) => (
                <li key={bar.bookingId} className="border-b border-line">
                  <button
                    type="button"
                    onClick={() => onOpen(bar.bookingId)}
                    className="grid min-h-12 w-full gap-1 py-2.5 text-left hover:bg-cream"
                  >
                    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                      <span className="text-base font-heading">{spokenDogs(bar.dogs)}</span>
                      <StateChip tone={bookingStatusCopy[bar.status].tone}>
                        {bookingStatusCopy[bar.status].word}
                      </StateChip>
                    </span>
                    <span className="first-letter:uppercase">{spokenTime(bar, today)}</span>
                    <span className="text-ink-soft">
                      {bar.serviceName}, {bar.owner}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
