export type VisibleRange = { first: number; end: number }

type Window = {
  count: number
  rowHeightPx: number
  listTopPx: number
  windowHeightPx: number
  beyondRows: number
}

/** Which rows of equal height a window shows, and `beyondRows` more on either side; `listTopPx` is where the list begins, below or above. */
export function visibleRange({
  count,
  rowHeightPx,
  listTopPx,
  windowHeightPx,
  beyondRows,
}: Window): VisibleRange {
  const first = Math.floor(-listTopPx / rowHeightPx) - beyondRows
  const end = Math.ceil((windowHeightPx - listTopPx) / rowHeightPx) + beyondRows
  const within = (row: number) => Math.min(count, Math.max(0, row))
  return { first: within(first), end: within(end) }
}
