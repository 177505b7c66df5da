import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { Placement } from '../layout/bar-placement.ts'
import { PlanBar, type PlanBarData } from './plan-bar.tsx'

export type PlanColumn = { key: string; head: ReactNode; tone?: 'now' | 'closed' | undefined }
export type PlanRow = { id: string; name: string; note: string }

type PlanBoardProps = {
  label: string
  /** Keyboard instructions, for screen readers. */
  instructions: string
  columns: readonly PlanColumn[]
  columnWidthPx: number
  rows: readonly PlanRow[]
  bars: readonly PlanBarData[]
  /** Times when a row is unavailable, drawn behind the bars. */
  blocked?: readonly Placement[]
  /** Offset of bars in columns: half a day where one dog leaves and the next arrives on the same day. */
  shift?: number
  /** Called with the pending placement of a bar; null once it is back in place. */
  onDraft: (id: string, placement: Placement | null) => void
  /** Resolves when the bar may show its stored placement. */
  onPlace: (id: string, placement: Placement) => Promise<void>
  onOpen: (id: string) => void
}

const rowHeightPx = 52
const namesWidthPx = 136

/** Rows by time with bars to move and resize by pointer or keyboard. The page decides what a move means. */
export function PlanBoard(props: PlanBoardProps) {
  const {
    label,
    instructions,
    columns,
    columnWidthPx,
    rows,
    bars,
    shift = 0,
    blocked = [],
    onDraft,
    onPlace,
    onOpen,
  } = props
  const instructionsId = useId()
  const frame = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [pending, setPending] = useState<{ id: string; placement: Placement; busy: boolean }>()
  const placed = useRef<string>(null)

  useEffect(() => {
    if (!placed.current || pending) return
    track.current?.querySelector<HTMLElement>(`[data-bar="${placed.current}"]`)?.focus()
    placed.current = null
  }, [pending])

  const nowAt = columns.findIndex(({ tone }) => tone === 'now')
  useEffect(() => {
    if (!track.current || nowAt < 1) return
    frame.current?.scrollTo({ left: (nowAt - 1) * (track.current.clientWidth / columns.length) })
  }, [nowAt, columns.length])

  const draft = (id: string, placement: Placement | null) => {
    setPending(placement ? { id, placement, busy: false } : undefined)
    onDraft(id, placement)
  }
  const place = async (id: string, placement: Placement) => {
    setPending({ id, placement, busy: true })
    await onPlace(id, placement)
    placed.current = id
    setPending(undefined)
  }
  const measure = () => {
    const { top, left, width } = track.current!.getBoundingClientRect()
    const seen = frame.current!.getBoundingClientRect()
    return {
      frame: frame.current!,
      left,
      inSight: { left: seen.left + namesWidthPx, right: seen.right },
      columnPx: width / columns.length,
      rows: rows.map(({ id }, index) => ({
        id,
        top: top + index * rowHeightPx,
        bottom: top + (index + 1) * rowHeightPx,
      })),
    }
  }
  const rowOf = (rowId: string) => rows.findIndex(({ id }) => id === rowId)
  const inReadingOrder = bars.toSorted(
    (one, other) =>
      rowOf(one.placement.rowId) - rowOf(other.placement.rowId) || one.placement.from - other.placement.from,
  )

  return (
    <section
      ref={frame}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto border-t-2 border-ink"
      style={{ scrollPaddingLeft: namesWidthPx }}
    >
      <p id={instructionsId} className="sr-only">
        {instructions}
      </p>
      <div
        className="grid"
        style={{
          gridTemplateColumns: `${namesWidthPx}px minmax(${columns.length * columnWidthPx}px, 1fr)`,
        }}
      >
        <div className="sticky left-0 z-20 border-r border-line bg-white" />
        <div className="flex" aria-hidden="true">
          {columns.map(({ key, head, tone }) => (
            <div
              key={key}
              className={`min-w-0 flex-1 border-b border-line py-1 text-center text-xs leading-tight tabular ${tone === 'now' ? 'bg-band font-strong text-on-band' : 'text-ink-soft'}`}
            >
              {head}
            </div>
          ))}
        </div>
        <ul className="sticky left-0 z-20 border-r border-line bg-white">
          {rows.map((row) => (
            <li
              key={row.id}
              className="flex flex-col justify-center border-b border-line pr-2"
              style={{ height: rowHeightPx }}
            >
              <span className="truncate font-strong">{row.name}</span>
              <span className="truncate text-xs text-ink-soft">{row.note}</span>
            </li>
          ))}
        </ul>
        <div ref={track} className="relative overflow-hidden" style={{ height: rows.length * rowHeightPx }}>
          <Lines columns={columns} rows={rows.length} />
          {blocked.map(({ rowId, from, to }) => (
            <div
              key={`${rowId} ${from}`}
              aria-hidden="true"
              className="plan-closed absolute bg-sand/60"
              style={{
                top: rowOf(rowId) * rowHeightPx,
                height: rowHeightPx,
                left: `${(Math.max(0, from) / columns.length) * 100}%`,
                width: `${((Math.min(columns.length, to) - Math.max(0, from)) / columns.length) * 100}%`,
              }}
            />
          ))}
          <ul>
            {inReadingOrder.map((bar) => {
              const held = pending?.id === bar.id ? pending : undefined
              const at = held?.placement ?? bar.placement
              const row = rowOf(at.rowId)
              const left = Math.max(0, Math.min(at.from + shift, held ? columns.length - 0.5 : Infinity))
              const right = Math.min(columns.length, Math.max(at.to + shift, held ? 0.5 : -Infinity))
              if (row < 0 || right <= left) return null
              return (
                <li
                  key={bar.id}
                  className="@container absolute p-1"
                  style={{
                    top: row * rowHeightPx,
                    height: rowHeightPx,
                    left: `${(left / columns.length) * 100}%`,
                    width: `${((right - left) / columns.length) * 100}%`,
                    zIndex: held ? 10 : undefined,
                  }}
                >
                  <PlanBar
                    bar={bar}
                    draft={held?.placement ?? null}
                    busy={held?.busy ?? false}
                    instructionsId={instructionsId}
                    measure={measure}
                    onDraft={(placement) => draft(bar.id, placement)}
                    onPlace={(placement) => void place(bar.id, placement)}
                    onOpen={() => onOpen(bar.id)}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** Background of the plan: hairlines, today, and closed days. */
function Lines({ columns, rows }: { columns: readonly PlanColumn[]; rows: number }) {
  return (
    <div className="absolute inset-0 flex" aria-hidden="true">
      {columns.map(({ key, tone }) => (
        <div
          key={key}
          className={`flex-1 border-r border-line ${tone === 'closed' ? 'plan-closed' : ''} ${tone === 'now' ? 'bg-amber-tint/50' : ''}`}
        />
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="absolute inset-x-0 border-b border-line"
          style={{ top: (row + 1) * rowHeightPx - 1 }}
        />
      ))}
    </div>
  )
}
