import { formatList, type Held, type HeldKind, type OccupancyBar } from '@rumi/contract'
import { useState } from 'react'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import type { Placement } from '../../../ui/layout/bar-placement.ts'
import { PlanBoard, type PlanColumn } from '../../../ui/controls/plan-board.tsx'
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts'
import { RefusedMove } from '../booking-status/refused-move.tsx'
import { useBookingMove } from '../booking-status/use-booking-move.tsx'
import { versionsOf } from '../booking-status/booking-time.ts'
import { TwoVersions } from '../../../shared/refusals/two-versions.tsx'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { useTagsOf } from '../../kit/marks/use-marks.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import {
  changeFor,
  nameOf,
  planBars,
  planHours,
  formatTime,
  timeAt,
  type PlanFrame,
  barLooks,
  type PlanProps,
} from './plan-bars.ts'
import { PlanList } from './plan-list.tsx'

type MovablePlanProps = PlanProps & {
  label: string
  kinds: readonly HeldKind[]
  columns: readonly PlanColumn[]
  columnWidthPx: number
  shift?: number
  blocked?: readonly Placement[]
}

type Refused = { id: string; placement: Placement; without: readonly string[]; refusal: Refusal }

/** Plan with draggable bars, validated by the server; a list on a phone. */
export function MovablePlan(props: MovablePlanProps) {
  const { occupancy, today, onChanged, onOpen, label, kinds, columns, columnWidthPx, shift, blocked } = props
  const isWide = useMediaQuery('(min-width: 768px)', true)
  const mayWrite = useCanWrite('bookings')
  const { move, question } = useBookingMove()
  const tagsOf = useTagsOf()
  const labelsOf = (tags: readonly string[]) => tagsOf({ tags }).map(({ label: name }) => name)
  const hours = planHours(useBusiness())
  const plan = { from: occupancy.from, hours }
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<Refused>()
  const resources = occupancy.resources.filter(({ kind }) => kinds.includes(kind))
  const bars = occupancy.bars.filter(({ resourceId }) => resources.some(({ id }) => id === resourceId))
  const barOf = (id: string) => bars.find(({ bookingId }) => bookingId === id)

  const announceDraft = (id: string, placement: Placement | null) => {
    const bar = barOf(id)
    if (!bar) return
    const dogs = formatList(bar.dogs)
    if (!placement) return setMessage(copy.left(dogs))
    const time = timeAt(bar, placement, plan)
    setMessage(copy.would(dogs, bar.dogs.length, nameOf(resources, placement.rowId), formatTime(time, today)))
  }

  const moveBar = async (id: string, placement: Placement, without: readonly string[] = []) => {
    const bar = barOf(id)
    if (!bar) return
    const dogs = formatList(bar.dogs)
    setRefused(undefined)
    setMessage(copy.trying(dogs))
    const wanted = changeFor(bar, placement, plan)
    const change = without.length > 0 ? { ...wanted, withoutAddOns: [...without] } : wanted
    const at = { ...bar, id, resource: nameOf(resources, bar.resourceId) }
    const outcome = await move(at, change, dogs)
    if (outcome.is === 'left') return setMessage(copy.left(dogs))
    if (outcome.is === 'refused') {
      setRefused({ id, placement, without, refusal: outcome.refusal })
      setMessage(copy.refused(dogs, outcome.refusal.message))
      return onChanged()
    }
    await onChanged()
    setMessage(copy.moved(dogs, outcome.booking.resource ?? '', formatTime(outcome.booking, today)))
  }

  const tryAgain = async ({ id, placement, without }: Refused, alsoWithout: readonly string[] = []) => {
    setRefused(undefined)
    await onChanged()
    await moveBar(id, placement, [...without, ...alsoWithout])
  }

  const settled = () => setRefused(undefined)

  if (!isWide) return <PlanList {...{ resources, bars: bars, today, mayWrite, onOpen }} />
  return (
    <>
      {refused && (
        <div className="mb-3">
          <RefusedPlace
            {...{ refused, resources, plan }}
            bar={barOf(refused.id)}
            onAgain={() => tryAgain(refused)}
            onLeaveOut={(addOnId) => tryAgain(refused, [addOnId])}
            onLeave={settled}
          />
        </div>
      )}
      <PlanBoard
        label={label}
        instructions={copy.instructions}
        columns={columns}
        columnWidthPx={columnWidthPx}
        {...(shift !== undefined && { shift })}
        {...(blocked && { blocked })}
        rows={resources.map((one) => ({ id: one.id, name: one.name, note: copy.about(one) }))}
        bars={planBars(bars, { ...plan, today, resources, mayWrite, labelsOf })}
        onDraft={announceDraft}
        onPlace={moveBar}
        onOpen={onOpen}
      />
      <p aria-live="polite" className="min-h-10 py-2 font-strong">
        {message}
      </p>
      {question}
      <Footnotes occupancy={occupancy} kinds={kinds} mayWrite={mayWrite} />
    </>
  )
}

type RefusedPlaceProps = {
  refused: Refused
  bar: OccupancyBar | undefined
  resources: readonly Held[]
  plan: Pick<PlanFrame, 'from' | 'hours'>
  onAgain: () => Promise<void>
  onLeaveOut: (addOnId: string) => Promise<void>
  onLeave: () => void
}

/** Explains a reverted bar: refused by the server, or moved by another user. */
function RefusedPlace({ refused, bar, resources, plan, onAgain, onLeaveOut, onLeave }: RefusedPlaceProps) {
  const { refusal, placement } = refused
  if (refusal.code !== 'stale' || !bar)
    return <RefusedMove refusal={refusal} onMadeRoom={onAgain} onLeaveOut={onLeaveOut} />
  const named = (resourceId: string) => ({ resource: nameOf(resources, resourceId) })
  return (
    <TwoVersions
      rows={versionsOf(
        { ...bar, ...named(bar.resourceId) },
        { ...timeAt(bar, placement, plan), ...named(placement.rowId) },
      )}
      onMine={() => void onAgain()}
      onTheirs={onLeave}
    />
  )
}

type FootnotesProps = Pick<MovablePlanProps, 'occupancy' | 'kinds'> & { mayWrite: boolean }

/** Peak occupancy, legend and keys. */
function Footnotes({ occupancy, kinds, mayWrite }: FootnotesProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-3 text-sm">
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
      {mayWrite && (
        <div className="no-print text-ink-soft">
          <p className="not-pointer-coarse:hidden">{copy.touchHint}</p>
          <div className="grid gap-x-4 gap-y-1 pointer-coarse:hidden xl:flex xl:flex-wrap xl:items-center">
            <p>{copy.keysHint}</p>
            <ul className="grid gap-x-6 gap-y-1 md:grid-cols-2 xl:flex xl:flex-wrap">
              {copy.keys.map(([key, does]) => (
                <li key={key} className="flex items-center gap-1.5">
                  <kbd className="rounded-sm border border-line-strong bg-cream px-1.5 font-sans font-strong whitespace-nowrap text-ink">
                    {key}
                  </kbd>
                  {does}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
