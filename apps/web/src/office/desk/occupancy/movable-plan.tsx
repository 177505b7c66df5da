import { formatList, type HeldKind } from '@rumi/contract'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import type { Placement } from '../../../ui/layout/bar-placement.ts'
import { PlanBoard, type PlanColumn } from '../../../ui/controls/plan-board.tsx'
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { useTagsOf } from '../../kit/marks/use-marks.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { changeFor, nameOf, planBars, planHours, formatTime, timeAt, type PlanProps } from './plan-bars.ts'
import { PlanLegend } from './plan-legend.tsx'
import { PlanList } from './plan-list.tsx'
import { useBarMoves } from './use-bar-moves.tsx'

type MovablePlanProps = PlanProps & {
  label: string
  kinds: readonly HeldKind[]
  columns: readonly PlanColumn[]
  columnWidthPx: number
  shift?: number
  blocked?: readonly Placement[]
}

/** Plan with draggable bars, validated by the server; a list on a phone. */
export function MovablePlan(props: MovablePlanProps) {
  const { occupancy, today, onChanged, onOpen, label, kinds, columns, columnWidthPx, shift, blocked } = props
  const isWide = useMediaQuery('(min-width: 768px)', true)
  const mayWrite = useCanWrite('bookings')
  const tagsOf = useTagsOf()
  const labelsOf = (tags: readonly string[]) => tagsOf({ tags }).map(({ label: name }) => name)
  const hours = planHours(useBusiness())
  const plan = { from: occupancy.from, hours }
  const resources = occupancy.resources.filter(({ kind }) => kinds.includes(kind))
  const bars = occupancy.bars.filter(({ resourceId }) => resources.some(({ id }) => id === resourceId))
  const { barOf, moveBar, message, say, notice, question } = useBarMoves({
    bars,
    resources,
    formatTime: (time) => formatTime(time, today),
    onChanged,
  })

  const announceDraft = (id: string, placement: Placement | null) => {
    const bar = barOf(id)
    if (!bar) return
    const dogs = formatList(bar.dogs)
    if (!placement) return say(copy.left(dogs))
    const time = timeAt(bar, placement, plan)
    say(copy.would(dogs, bar.dogs.length, nameOf(resources, placement.rowId), formatTime(time, today)))
  }

  const place = async (id: string, placement: Placement) => {
    const bar = barOf(id)
    if (!bar) return
    await moveBar({
      id,
      to: { ...timeAt(bar, placement, plan), resourceId: placement.rowId },
      changeOf: (present) => changeFor(present, placement, plan),
    })
  }

  if (!isWide) return <PlanList {...{ resources, bars, today, mayWrite, onOpen }} />
  return (
    <>
      {notice}
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
        onPlace={place}
        onOpen={onOpen}
      />
      <p aria-live="polite" className="min-h-10 py-2 font-strong">
        {message}
      </p>
      {question}
      <div className="grid gap-3 border-t border-line pt-3 text-sm">
        <PlanLegend occupancy={occupancy} kinds={kinds} />
        {mayWrite && <PlanKeys />}
      </div>
    </>
  )
}

/** How to move a bar by touch, pointer and keys. */
const PlanKeys = () => (
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
)
