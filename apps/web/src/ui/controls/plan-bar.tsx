import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { placedByKey, samePlacement, type BarFreedom, type Placement } from '../layout/bar-placement.ts'
import { useBarDrag, type BoardMeasure } from '../hooks/scrolling/use-bar-drag.ts'

/** Bar of a plan: text, look and actions. */
export type PlanBarData = {
  id: string
  placement: Placement
  /** Accessible name: everything about the bar in one sentence. */
  label: string
  text: string
  icon: LucideIcon
  className: string
  freedom: BarFreedom
}

export const isFree = ({ freedom }: Pick<PlanBarData, 'freedom'>) =>
  freedom.movesInTime || freedom.stretchesStart || freedom.stretchesEnd || freedom.rowIds.length > 1

type PlanBarProps = {
  bar: PlanBarData
  draft: Placement | null
  busy: boolean
  instructionsId: string
  measure: () => BoardMeasure
  onDraft: (placement: Placement | null) => void
  onPlace: (placement: Placement) => void
  onOpen: () => void
}

/**
 * Bar moved by dragging or arrow keys. Enter commits a pending move, or opens the bar if none is pending; Escape
 * reverts it.
 */
export function PlanBar({
  bar,
  draft,
  busy,
  instructionsId,
  measure,
  onDraft,
  onPlace,
  onOpen,
}: PlanBarProps) {
  const { placement, freedom, icon: Icon } = bar
  const free = isFree(bar) && !busy
  const settle = (wanted: Placement) => (samePlacement(wanted, placement) ? onDraft(null) : onPlace(wanted))
  const button = useRef<HTMLButtonElement>(null)
  const drag = useBarDrag(button, placement, { freedom, measure, onDraft, onDrop: settle })

  useEffect(() => {
    if (draft && !drag.dragging) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [draft, drag.dragging])

  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || busy) return
    if (key === 'Escape' && draft) {
      event.preventDefault()
      drag.cancel()
    } else if (free) {
      const next = placedByKey(draft ?? placement, { key, shiftKey }, freedom)
      if (!next) return
      event.preventDefault()
      onDraft(samePlacement(next, placement) ? null : next)
    }
  }

  const activate = () => {
    if (drag.endedDrag() || busy) return
    if (draft) settle(draft)
    else onOpen()
  }

  return (
    <button
      ref={button}
      type="button"
      data-bar={bar.id}
      aria-label={bar.label}
      aria-describedby={free ? instructionsId : undefined}
      aria-busy={busy || undefined}
      onKeyDown={press}
      onClick={activate}
      onBlur={() => draft && !busy && !drag.dragging && onDraft(null)}
      {...(free && drag.handlers)}
      className={`relative flex size-full touch-manipulation items-center gap-x-1.5 overflow-hidden rounded-sm px-2 text-left text-xs leading-tight @max-[5.5rem]:flex-col @max-[5.5rem]:justify-center @max-[5.5rem]:px-0.5 font-strong select-none ${bar.className} ${free ? 'cursor-grab active:cursor-grabbing' : 'cursor-pointer'} ${draft ? 'shadow-soft ring-2 ring-ink' : ''} ${busy ? 'opacity-70' : ''}`}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="max-w-full truncate">{bar.text}</span>
      {free && freedom.stretchesStart && (
        <span
          data-edge="start"
          className="absolute inset-y-0 left-0 w-2.5 cursor-ew-resize pointer-coarse:w-[min(1.5rem,30%)]"
        />
      )}
      {free && freedom.stretchesEnd && (
        <span
          data-edge="end"
          className="absolute inset-y-0 right-0 w-2.5 cursor-ew-resize pointer-coarse:w-[min(1.5rem,30%)]"
        />
      )}
    </button>
  )
}
