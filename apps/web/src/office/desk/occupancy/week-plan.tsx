import { eachDay, formatList, houseOpensOn, weekdayOf, formatHour, type OccupancyBar } from '@rumi/contract'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { useBusinessCalendar } from '../../../shared/business/use-business-calendar.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useDropTarget } from '../../../ui/hooks/use-drop-target.ts'
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts'
import { formatWhen, mayMove } from '../booking-status/booking-time.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { planHours, teamKinds, type PlanProps, barLooks, isShown } from './plan-bars.ts'
import { PlanLegend } from './plan-legend.tsx'
import { PlanList } from './plan-list.tsx'
import { useBarMoves } from './use-bar-moves.tsx'
import { blocksOn, changeTo, isAwayOn, placeOn, type Square } from './week-blocks.ts'
import { Move } from 'lucide-react'
import { useRef } from 'react'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { useDragSource } from '../../../ui/hooks/use-drag-source.ts'
import { useTagsOf } from '../../kit/marks/use-marks.ts'

/** Week of the team: people by days, each visit a block that is dragged, or moved by its button. */
export function WeekPlan({ occupancy, today, onChanged, onOpen }: PlanProps) {
  const { from, to, away } = occupancy
  const isWide = useMediaQuery('(min-width: 768px)', true)
  const mayWrite = useCanWrite('bookings')
  const calendar = useBusinessCalendar()
  const hours = planHours(useBusiness())
  const resources = occupancy.resources.filter(({ kind }) => teamKinds.some((one) => one === kind))
  const bars = occupancy.bars.filter(({ resourceId }) => resources.some(({ id }) => id === resourceId))
  const { barOf, moveBar, message, say, notice, question } = useBarMoves({
    bars,
    resources,
    formatTime: (time) => formatWhen(time, today),
    onChanged,
  })
  const kindOf = (resourceId: string) => resources.find(({ id }) => id === resourceId)?.kind

  const drop = (id: string, square: Square) => {
    const bar = barOf(id)
    if (!bar) return
    if (kindOf(bar.resourceId) !== kindOf(square.resourceId))
      return say(copy.refused(formatList(bar.dogs), copy.otherKind))
    if (Object.keys(changeTo(bar, square)).length === 0) return
    void moveBar({ id, to: placeOn(bar, square), changeOf: (present) => changeTo(present, square) })
  }

  if (!isWide) return <PlanList {...{ resources, bars, today, mayWrite, onOpen }} format={formatWhen} />
  const days = eachDay(from, to)
  return (
    <>
      {notice}
      <section
        aria-label={copy.weekLabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto border-t-2 border-ink"
      >
        <table className="w-full min-w-4xl table-fixed border-collapse">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 w-28 bg-white text-left">
                <span className="sr-only">{copy.person}</span>
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  aria-current={day === today ? 'date' : undefined}
                  className={`border-b border-line py-1 text-center text-sm tabular ${day === today ? 'bg-band font-strong text-on-band' : 'font-text text-ink-soft'}`}
                >
                  {copy.weekdays[weekdayOf(day) - 1]} {Number(day.slice(8))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows of={resources} by={({ id }) => id} within="table">
              {({ id, name, ...about }) => (
                <tr className="border-b border-line">
                  <th
                    scope="row"
                    className="sticky left-0 bg-white py-2 pr-2 text-left align-top [overflow-wrap:anywhere]"
                  >
                    <span className="block font-strong">{name}</span>
                    <span className="block text-xs font-text text-ink-soft">
                      {copy.about({ id, name, ...about })}
                    </span>
                  </th>
                  {days.map((day) => (
                    <WeekSquare
                      key={day}
                      bars={blocksOn(bars, { resourceId: id, day })}
                      isOpen={houseOpensOn(day, calendar)}
                      isAway={isAwayOn(away, { resourceId: id, day }, hours)}
                      onDrop={(bookingId) => drop(bookingId, { resourceId: id, day })}
                      {...{ name, today, mayWrite, onOpen }}
                    />
                  ))}
                </tr>
              )}
            </Rows>
          </tbody>
        </table>
      </section>
      <p aria-live="polite" className="min-h-10 py-2 font-strong">
        {message}
      </p>
      {question}
      <div className="grid gap-3 border-t border-line pt-3 text-sm">
        <PlanLegend occupancy={occupancy} kinds={teamKinds} />
        {mayWrite && <p className="no-print text-ink-soft">{copy.weekHint}</p>}
      </div>
    </>
  )
}

type WeekSquareProps = Omit<WeekBlockProps, 'bar'> & {
  bars: readonly WeekBlockProps['bar'][]
  isOpen: boolean
  isAway: boolean
  onDrop: (bookingId: string) => void
}

/** Visits of a person on a day; a dragged one is dropped here. */
function WeekSquare({ bars, isOpen, isAway, onDrop, ...block }: WeekSquareProps) {
  const { isOver, handlers } = useDropTarget(onDrop)
  return (
    <td
      className={`h-16 border-l border-line p-1 align-top ${isOpen && !isAway ? '' : 'plan-closed'} ${isOver ? 'bg-cream outline-2 -outline-offset-2 outline-ink' : ''}`}
      {...(block.mayWrite && handlers)}
    >
      {isOpen && isAway && <span className="text-xs text-ink-soft">{copy.away}</span>}
      <ul className="grid gap-1">
        <Rows of={bars} by={({ bookingId }) => bookingId}>
          {(bar) => <WeekBlock bar={bar} {...block} />}
        </Rows>
      </ul>
    </td>
  )
}

type WeekBlockProps = {
  bar: OccupancyBar
  /** Person of the row. */
  name: string
  today: string
  mayWrite: boolean
  onOpen: PlanProps['onOpen']
}

/** Visit in the week: opens by a press, is dragged, and has a button that opens its form to move it. */
function WeekBlock({ bar, name, today, mayWrite, onOpen }: WeekBlockProps) {
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
