import { useRef, useState, type PointerEvent } from 'react'
import {
  movedInTime,
  movedToRow,
  stretched,
  type BarEdge,
  type BarFreedom,
  type Placement,
} from './bar-placement.ts'

/** Less than this is a press, not a drag. */
const firstMovePx = 6

type Grip = {
  pointerId: number
  startX: number
  columnPx: number
  edge: BarEdge | null
  placement: Placement
  rows: readonly { id: string; top: number; bottom: number }[]
}

type BarDragOptions = {
  freedom: BarFreedom
  /** Measures the board at the moment it is taken hold of. */
  measure: () => { columnPx: number; rows: Grip['rows'] }
  onDraft: (placement: Placement | null) => void
  onDrop: (placement: Placement) => void
}

/** Moves a bar with a finger, pen or mouse, or stretches it by an end; a press without a move stays a press. */
export function useBarDrag(placement: Placement, { freedom, measure, onDraft, onDrop }: BarDragOptions) {
  const grip = useRef<Grip>(null)
  const [dragging, setDragging] = useState(false)
  const dragged = useRef(false)

  const placeAt = ({ clientX, clientY }: PointerEvent, held: Grip): Placement => {
    const columns = Math.round((clientX - held.startX) / held.columnPx)
    if (held.edge) return stretched(held.placement, held.edge, columns, freedom)
    const row = held.rows.find(({ top, bottom }) => clientY >= top && clientY < bottom)
    const moved = movedInTime(held.placement, columns, freedom)
    return row ? movedToRow(moved, row.id, freedom) : moved
  }

  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || grip.current) return
    dragged.current = false
    const { edge } = (event.target as HTMLElement).dataset
    grip.current = {
      pointerId: event.pointerId,
      startX: event.clientX,
      edge: edge === 'start' || edge === 'end' ? edge : null,
      placement,
      ...measure(),
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  const drag = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    if (!held || held.pointerId !== event.pointerId) return
    const wentFar = Math.abs(event.clientX - held.startX) >= firstMovePx || leftRow(event, held)
    if (!dragging && !wentFar) return
    if (!dragging) setDragging(true)
    onDraft(placeAt(event, held))
  }

  const letGo = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    if (!held || held.pointerId !== event.pointerId) return
    grip.current = null
    setDragging(false)
    dragged.current = dragging
    if (dragging) onDrop(placeAt(event, held))
  }

  const cancel = () => {
    grip.current = null
    setDragging(false)
    onDraft(null)
  }

  /** Whether the press that the browser reports now was the end of a drag; asked once. */
  const endedDrag = () => {
    const was = dragged.current
    dragged.current = false
    return was
  }

  return {
    dragging,
    endedDrag,
    cancel,
    handlers: { onPointerDown: take, onPointerMove: drag, onPointerUp: letGo, onPointerCancel: cancel },
  }
}

function leftRow({ clientY }: PointerEvent, { rows, placement }: Grip) {
  const own = rows.find(({ id }) => id === placement.rowId)
  return own !== undefined && (clientY < own.top || clientY >= own.bottom)
}
