/** Where a bar lies on a board: its row, and the columns `[from, to)`. */
export type Placement = { rowId: string; from: number; to: number }

/** What may be done with a bar; rows are those it may go to, in the order of the board. */
export type BarFreedom = {
  rowIds: readonly string[]
  movesInTime: boolean
  stretchesStart: boolean
  stretchesEnd: boolean
}

export type BarEdge = 'start' | 'end'

export const samePlacement = (one: Placement, other: Placement) =>
  one.rowId === other.rowId && one.from === other.from && one.to === other.to

/** So many columns later, or earlier where negative, as far as the bar is free to. */
export const movedInTime = (placement: Placement, columns: number, freedom: BarFreedom): Placement =>
  freedom.movesInTime
    ? { ...placement, from: placement.from + columns, to: placement.to + columns }
    : placement

/** To another row, if it may go there. */
export const movedToRow = (placement: Placement, rowId: string, freedom: BarFreedom): Placement =>
  freedom.rowIds.includes(rowId) ? { ...placement, rowId } : placement

/** A row up or down among those it may go to; at the last of them it stays. */
export function movedByRows(placement: Placement, rows: number, freedom: BarFreedom): Placement {
  const at = freedom.rowIds.indexOf(placement.rowId)
  const rowId = freedom.rowIds[at + rows]
  return at < 0 || rowId === undefined ? placement : { ...placement, rowId }
}

/** One end further out or in; a bar never becomes shorter than a column. */
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

/** What the arrow keys do to a bar: they move it, and with Shift they stretch it, sideways its end and upwards its start. */
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
