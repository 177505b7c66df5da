import type { HeldKind, Occupancy } from '@rumi/contract'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { barLooks } from './plan-bars.ts'

type PlanLegendProps = { occupancy: Pick<Occupancy, 'peaks'>; kinds: readonly HeldKind[] }

/** Peak occupancy and the looks of bars. */
export const PlanLegend = ({ occupancy, kinds }: PlanLegendProps) => (
  <>
    <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular">
      {occupancy.peaks
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, peak, capacity }) => (
          <li key={kind}>{copy.peak(copy.kinds[kind], peak, capacity)}</li>
        ))}
    </ul>
    <ul className="flex flex-wrap gap-2" aria-label={copy.legend}>
      {(Object.keys(barLooks) as (keyof typeof barLooks)[]).map((status) => {
        const { icon: Icon, className } = barLooks[status]
        return (
          <li
            key={status}
            className={`inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2 font-strong ${className}`}
          >
            <Icon className="size-4" aria-hidden="true" />
            {bookingStatusCopy[status].word}
          </li>
        )
      })}
    </ul>
  </>
)
