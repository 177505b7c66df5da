import { formatHour, formatList, type OccupancyBar } from '@rumi/contract'
import { Move } from 'lucide-react'
import { useRef } from 'react'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { useDragSource } from '../../../ui/hooks/use-drag-source.ts'
import { useTagsOf } from '../../kit/marks/use-marks.ts'
import { formatWhen, mayMove } from '../booking-status/booking-time.ts'
import { barLooks, isShown, type PlanProps } from './plan-bars.ts'

export type WeekBlockProps = {
  bar: OccupancyBar
  /** Person of the row. */
  name: string
  today: string
  mayWrite: boolean
  onOpen: PlanProps['onOpen']
}

/** Visit in the week: opens by a press, is dragged, and has a button that opens its form to move it. */
export function WeekBlock({ bar, name, today, mayWrite, onOpen }: WeekBlockProps) {
  const tagsOf = useTagsOf()
  const { bookingId, status, dogs: names, start } = bar
  const block = useRef<HTMLLIElement>(null)
  const { isHeld, handlers } = useDragSource(block, bookingId)
  if (!isShown(status)) return null
  const { icon: Icon, className } = barLooks[status]
  const dogs = [formatList(names), ...tagsOf(bar).map(({ label }) => label)].join(' · ')
  const moves = mayWrite && mayMove(bar)
  return (
    <li
      ref={block}
      className={`flex items-start rounded-sm text-xs leading-tight ${className} ${moves ? 'cursor-grab touch-manipulation select-none' : ''} ${isHeld ? 'shadow-soft ring-2 ring-ink' : ''}`}
      {...(moves && handlers)}
    >
      <button
        type="button"
        data-bar={bookingId}
        onClick={() => onOpen(bookingId)}
        className="grid min-h-11 min-w-0 grow content-center gap-0.5 p-1.5 text-left font-strong"
      >
        <span className="flex items-center gap-1 tabular">
          <Icon className="size-3.5 shrink-0" aria-hidden="true" />
          {formatHour(start)}
        </span>{' '}
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{dogs}</span>
        <span className="sr-only">
          {copy.block({
            owner: bar.owner,
            where: name,
            when: formatWhen(bar, today),
            status: bookingStatusCopy[status].word,
            service: bar.serviceName,
          })}
        </span>
      </button>
      {moves && (
        <button
          type="button"
          onClick={() => onOpen(bookingId, 'mover')}
          aria-label={`${copy.move} ${formatList(names)}`}
          className="no-print grid size-8 shrink-0 place-items-center rounded-sm hover:bg-ink/8"
        >
          <Move className="size-4" aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
