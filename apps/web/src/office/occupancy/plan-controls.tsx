import { isDay, spokenDay } from '@rumi/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { occupancyCopy as copy } from '../../copy/occupancy.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { isTyping } from '../is-typing.ts'
import { planIn, planRanges, planViews, stepped, type PlanAddress } from './plan-address.ts'

type PlanControlsProps = {
  address: PlanAddress
  today: string
  onChange: (changes: Partial<PlanAddress>) => void
}

/** What is looked at, from when and how far; `,` and `.` step through time, `H` is today. */
export function PlanControls({ address, today, onChange }: PlanControlsProps) {
  const step = (by: -1 | 1) => onChange({ from: stepped(address, by) })
  const toToday = () => onChange({ from: today })
  useTimeKeys({ ',': () => step(-1), '.': () => step(1), h: toToday })
  const { from, view, range } = address
  const isNow = planIn(new URLSearchParams({ vista: view, rango: range }), today).from === from

  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl">{copy.title}</h1>
        <ChoiceField
          legend={copy.viewsLabel}
          hideLegend
          name="vista"
          options={planViews.map((value) => ({ value, label: copy.views[value] }))}
          checkedValue={view}
          onChange={({ target }) => onChange({ view: planViews.find((one) => one === target.value) ?? view })}
        />
      </div>
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center">
          <IconButton icon={ChevronLeft} label={copy.previous} onClick={() => step(-1)} />
          <input
            type="date"
            aria-label={copy.from}
            value={from}
            onChange={({ target }) => isDay(target.value) && onChange({ from: target.value })}
            className="min-h-(--control-height) rounded-sm border-2 border-line-strong bg-white px-2"
          />
          <IconButton icon={ChevronRight} label={copy.next} onClick={() => step(1)} />
          {!isNow && (
            <Button tone="secondary" size="small" onClick={toToday}>
              {copy.today}
            </Button>
          )}
        </div>
        <p className="text-base font-strong first-letter:uppercase">{headline(address, today)}</p>
        {view === 'habitaciones' && (
          <div className="ml-auto max-md:hidden">
            <ChoiceField
              legend={copy.range}
              hideLegend
              name="rango"
              options={planRanges.map((value) => ({ value, label: copy.ranges[value] }))}
              checkedValue={range}
              onChange={({ target }) =>
                onChange({ range: planRanges.find((one) => one === target.value) ?? range })
              }
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** The day of a team; the month in which everything else begins. */
const headline = ({ view, from }: PlanAddress, today: string) =>
  view === 'equipo'
    ? spokenDay(from, today)
    : copy.monthOf(copy.months[Number(from.slice(5, 7)) - 1] ?? '', from.slice(0, 4))

function useTimeKeys(actions: Record<string, () => void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return
    const act = actions[key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
