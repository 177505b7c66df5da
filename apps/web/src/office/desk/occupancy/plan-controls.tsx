import { isDay, monthNames, formatDay } from '@rumi/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { occupancyCopy as copy } from '../../../copy/office/desk/occupancy.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx'
import { useSectionKeys } from '../../kit/keys/use-section-keys.ts'
import {
  planIn,
  planRanges,
  planViews,
  shiftedAddress,
  type PlanAddress,
  type PlanRange,
} from './plan-address.ts'

type PlanControlsProps = {
  address: PlanAddress
  today: string
  onChange: (changes: Partial<PlanAddress>) => void
}

/** View, start and range of the plan; `,` and `.` step through time, `H` is today. */
export function PlanControls({ address, today, onChange }: PlanControlsProps) {
  const step = (by: -1 | 1) => onChange({ from: shiftedAddress(address, by) })
  const toToday = () => onChange({ from: today })
  useSectionKeys({ ',': () => step(-1), '.': () => step(1), h: toToday })
  const { from, view, range } = address
  const ranges: readonly PlanRange[] = planRanges[view]
  const isNow = planIn(new URLSearchParams({ vista: view, rango: range }), today).from === from

  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl">{copy.title}</h1>
        <div className="no-print max-md:w-full">
          <SegmentedChoice
            legend={copy.viewsLabel}
            name="vista"
            options={planViews.map((value) => ({ value, label: copy.views[value] }))}
            value={view}
            onChange={(chosen) => onChange({ view: chosen })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="no-print flex max-w-full flex-wrap items-center">
          <IconButton
            icon={ChevronLeft}
            label={copy.previous}
            onClick={() => step(-1)}
            className="-ml-2 md:-ml-1.5"
          />
          <input
            type="date"
            aria-label={copy.from}
            value={from}
            onChange={({ target }) => isDay(target.value) && onChange({ from: target.value })}
            className="min-h-(--control-height) min-w-0 max-w-full shrink rounded-sm border-2 border-line-strong bg-white px-2"
          />
          <IconButton icon={ChevronRight} label={copy.next} onClick={() => step(1)} />
          {!isNow && (
            <Button tone="quiet" size="snug" onClick={toToday}>
              {copy.today}
            </Button>
          )}
        </div>
        <p className="text-base font-strong first-letter:uppercase max-lg:order-last max-lg:w-full lg:grow">
          {headline(address, today)}
        </p>
        {ranges.length > 1 && (
          <div className={`no-print ${view === 'habitaciones' ? 'max-md:hidden' : ''}`}>
            <SegmentedChoice
              legend={copy.range}
              name="rango"
              options={ranges.map((value) => ({ value, label: copy.ranges[value] }))}
              value={range}
              onChange={(chosen) => onChange({ range: chosen })}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** Heading: the day, otherwise the month. */
const headline = ({ range, from }: PlanAddress, today: string) =>
  range === 'dia'
    ? formatDay(from, today)
    : copy.monthOf(monthNames[Number(from.slice(5, 7)) - 1] ?? '', from.slice(0, 4))
