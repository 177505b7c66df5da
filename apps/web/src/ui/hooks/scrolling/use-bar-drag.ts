import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import {
  movedInTime,
  movedToRow,
  stretched,
  type BarEdge,
  type BarFreedom,
  type Placement,
} from '../../layout/bar-placement.ts'
import { edgeSpeed } from './edge-speed.ts'
import { useLongPress } from '../use-long-press.ts'

/** A shorter move is a press, not a drag. */
const firstMovePx = 6
/** Further above or below the board than this, the drag is cancelled. */
const leavesPx = 72

/** Position of the board in the window. */
export type BoardMeasure = {
  frame: HTMLElement
  /** Left edge of the time axis, and the visible part of the scroll area. */
  left: number
  inSight: { left: number; right: number }
  columnPx: number
  rows: readonly { id: string; top: number; bottom: number }[]
}

type Point = { clientX: number; clientY: number }
type Grip = {
  pointerId: number
  start: Point
  /** Position of the grip in time, in pixels from the board's left edge. */
  fromPx: number
  edge: BarEdge | null
  placement: Placement
  last: Point
}

type BarDragOptions = {
  freedom: BarFreedom
  measure: () => BoardMeasure
  onDraft: (placement: Placement | null) => void
  onDrop: (placement: Placement) => void
}

/**
 * Moves a bar, or resizes it by an end; a press without a move stays a press. A mouse drags at once, a finger after a
 * long press, because an immediate move means scrolling. The board scrolls at its sides; Escape, and dropping outside
 * the board, cancel.
 */
export function useBarDrag(
  bar: RefObject<HTMLElement | null>,
  placement: Placement,
  { freedom, measure, onDraft, onDrop }: BarDragOptions,
) {
  const grip = useRef<Grip>(null)
  const touch = useLongPress(bar)
  const [dragging, setDragging] = useState(false)
  const dragged = useRef(false)

  const placeNow = (held: Grip): Placement => {
    const { left, columnPx, rows } = measure()
    const columns = Math.round((held.last.clientX - left - held.fromPx) / columnPx)
    if (held.edge) return stretched(held.placement, held.edge, columns, freedom)
    const row = rows.find(({ top, bottom }) => held.last.clientY >= top && held.last.clientY < bottom)
    const moved = movedInTime(held.placement, columns, freedom)
    return row ? movedToRow(moved, row.id, freedom) : moved
  }
  const isAway = ({ last: { clientY } }: Grip) => {
    const { rows } = measure()
    const [top = 0, bottom = 0] = [rows[0]?.top, rows.at(-1)?.bottom]
    return clientY < top - leavesPx || clientY > bottom + leavesPx
  }
  const show = (held: Grip) => onDraft(isAway(held) ? null : placeNow(held))

  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || grip.current) return
    dragged.current = false
    const { currentTarget, pointerId, clientX, clientY } = event
    const { edge } = (event.target as HTMLElement).dataset
    const hold = () => {
      grip.current = {
        pointerId,
        start: { clientX, clientY },
        fromPx: clientX - measure().left,
        edge: edge === 'start' || edge === 'end' ? edge : null,
        placement,
        last: { clientX, clientY },
      }
      currentTarget.setPointerCapture(pointerId)
    }
    if (event.pointerType === 'mouse') return hold()
    touch.rest(event, () => {
      hold()
      setDragging(true)
      onDraft(placement)
    })
  }

  const drag = (event: PointerEvent<HTMLElement>) => {
    touch.moved(event)
    const held = grip.current
    if (!held || held.pointerId !== event.pointerId) return
    held.last = { clientX: event.clientX, clientY: event.clientY }
    if (!dragging && !wentFar(held, measure().rows)) return
    if (!dragging) setDragging(true)
    show(held)
  }

  const letGo = (event: PointerEvent<HTMLElement>) => {
    touch.leave()
    const held = grip.current
    if (!held || held.pointerId !== event.pointerId) return
    held.last = { clientX: event.clientX, clientY: event.clientY }
    grip.current = null
    setDragging(false)
    dragged.current = dragging && event.pointerType === 'mouse'
    if (!dragging) return
    if (isAway(held)) onDraft(null)
    else onDrop(placeNow(held))
  }

  const cancel = () => {
    // The button is released over the bar later: ignore that click.
    dragged.current = dragged.current || grip.current !== null
    grip.current = null
    setDragging(false)
    onDraft(null)
  }

  /** The browser cancels the pointer, as when a finger scrolls. */
  const lose = () => {
    touch.leave()
    if (grip.current) cancel()
  }

  const followEdge = useEffectEvent(() => {
    const held = grip.current
    if (!held) return
    const { frame, inSight } = measure()
    const before = frame.scrollLeft
    frame.scrollLeft += edgeSpeed(held.last.clientX, inSight)
    if (frame.scrollLeft !== before) show(held)
  })
  const giveUp = useEffectEvent(() => lose())
  useEffect(() => {
    if (!dragging) return
    let turn = requestAnimationFrame(function follow() {
      followEdge()
      turn = requestAnimationFrame(follow)
    })
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      giveUp()
    }
    const leave = () => giveUp()
    window.addEventListener('keydown', escape)
    window.addEventListener('blur', leave)
    return () => {
      cancelAnimationFrame(turn)
      window.removeEventListener('keydown', escape)
      window.removeEventListener('blur', leave)
    }
  }, [dragging])

  /** Returns true once if the current click ended a drag. */
  const endedDrag = () => {
    const was = dragged.current
    dragged.current = false
    return was
  }

  return {
    dragging,
    endedDrag,
    cancel,
    handlers: { onPointerDown: take, onPointerMove: drag, onPointerUp: letGo, onPointerCancel: lose },
  }
}

function wentFar({ start, last, placement }: Grip, rows: BoardMeasure['rows']) {
  const own = rows.find(({ id }) => id === placement.rowId)
  const leftRow = own !== undefined && (last.clientY < own.top || last.clientY >= own.bottom)
  return leftRow || Math.abs(last.clientX - start.clientX) >= firstMovePx
}
