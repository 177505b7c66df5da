import { formatList, type Held, type OccupancyBar } from '@rumi/contract'
import { Move } from 'lucide-react'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { useFocusThatFollows } from '../../../ui/hooks/focus/use-focus-that-follows.ts'
import { formatTime, type PlanProps } from './plan-bars.ts'
import { DogTags } from '../../kit/marks/dog-tags.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { mayMove } from '../booking-status/booking-time.ts'

type PlanListProps = {
  resources: readonly Held[]
  bars: readonly OccupancyBar[]
  today: string
  mayWrite: boolean
  onOpen: PlanProps['onOpen']
  /** Time of a bar in words; without it, its nights or hours. */
  format?: typeof formatTime
}

/** Plan as a list on a phone: bookings per room or person in order of time, each with a move action. */
export function PlanList({ resources, bars, today, mayWrite, onOpen, format = formatTime }: PlanListProps) {
  const lists = useFocusThatFollows<HTMLDivElement>()
  return (
    <div className="grid gap-6" ref={lists}>
      <Rows of={resources} by={({ id }) => id} within="blocks">
        {(resource) => {
          const resourceBars = bars.filter(({ resourceId }) => resourceId === resource.id)
          return (
            <section>
              <h2 className="flex flex-wrap items-baseline gap-x-3 border-b-2 border-ink pb-1 text-lg [overflow-wrap:anywhere]">
                {resource.name}
                <span className="text-sm font-text text-ink-soft">{copy.about(resource)}</span>
              </h2>
              {resourceBars.length === 0 && <p className="py-3 text-ink-soft">{copy.free}</p>}
              <ul>
                <Rows of={resourceBars} by={(bar) => bar.bookingId}>
                  {(bar) => (
                    <li className="flex flex-wrap items-end border-b border-line">
                      <button
                        type="button"
                        onClick={() => onOpen(bar.bookingId)}
                        className="grid min-h-12 min-w-[min(14rem,100%)] flex-1 grid-cols-[minmax(0,1fr)] gap-1 py-2.5 text-left [overflow-wrap:anywhere] hover:bg-cream"
                      >
                        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                          <span className="text-base font-heading">{formatList(bar.dogs)}</span>
                          <StatusChip of={bookingStatusCopy[bar.status]} />
                        </span>
                        <DogTags dog={bar} />
                        <span className="first-letter:uppercase">{format(bar, today)}</span>
                        <span className="text-ink-soft">
                          {bar.serviceName}, {bar.owner}
                        </span>
                      </button>
                      {mayWrite && mayMove(bar) && (
                        <Button
                          tone="quiet"
                          size="snug"
                          className="ml-auto min-h-12"
                          onClick={() => onOpen(bar.bookingId, 'mover')}
                        >
                          <Move className="size-4" aria-hidden="true" />
                          {copy.move}
                          <span className="sr-only"> {formatList(bar.dogs)}</span>
                        </Button>
                      )}
                    </li>
                  )}
                </Rows>
              </ul>
            </section>
          )
        }}
      </Rows>
    </div>
  )
}
