/** Place of a bar on a board: its row, and the columns `[from, to)`. */
export type Placement = { rowId: string; from: number; to: number }

/** Allowed changes of a bar; rows in board order. */
export type BarFreedom = {
  rowIds: readonly string[]
  movesInTime: boolean
  stretchesStart: boolean
  stretchesEnd: boolean
}

export type BarEdge = 'start' | 'end'

export const samePlacement = (one: Placement, other: Placement) =>
  one.rowId === other.rowId && one.from === other.from && one.to === other.to

/** Moves by columns, forward or back, within the allowed range. */
export const movedInTime = (placement: Placement, columns: number, freedom: BarFreedom): Placement =>
  freedom.movesInTime
    ? { ...placement, from: placement.from + columns, to: placement.to + columns }
    : placement

/** Moves to another row, if allowed. */
export const movedToRow = (placement: Placement, rowId: string, freedom: BarFreedom): Placement =>
  freedom.rowIds.includes(rowId) ? { ...placement, rowId } : placement

/** Moves up or down among the allowed rows; stops at the last. */
export function movedByRows(placement: Placement, rows: number, freedom: BarFreedom): Placement {
  const at = freedom.rowIds.indexOf(placement.rowId)
  const rowId = freedom.rowIds[at + rows]
  return at < 0 || rowId === undefined ? placement : { ...placement, rowId }
}

/** Moves one end; a bar is at least one column long. */
export function stretched(
  placement: Placement,
  edge: BarEdge,
  columns: number,
  freedom: BarFreedom,
): Placement {
  if (edge === 'start') {
    if (!freedom.stretchesStart) return placement
    return { ...placement, from: Math.min(placement.from + columns, placement.to - 1) }
  }
  if (!freedom.stretchesEnd) return placement
  return { ...placement, to: Math.max(placement.to + columns, placement.from + 1) }
}

/** Applies an arrow key: moves the bar, or with Shift its end (sideways) or start (vertically). */
export function placedByKey(
  placement: Placement,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  freedom: BarFreedom,
): Placement | null {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key]
  if (step === undefined) return null
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
  if (shiftKey) return stretched(placement, isSideways ? 'end' : 'start', step, freedom)
  return isSideways ? movedInTime(placement, step, freedom) : movedByRows(placement, step, freedom)
}
