/** Wraps an index around a ring of slides. */
export const wrapIndex = (index: number, count: number) =>
  count === 0 ? 0 : ((index % count) + count) % count

/** Returns the step of a swipe: forward, back, or 0 below the threshold. */
export function stepOfSwipe(draggedPx: number, thresholdPx: number): -1 | 0 | 1 {
  if (Math.abs(draggedPx) <= thresholdPx) return 0
  return draggedPx < 0 ? 1 : -1
}

/** Rotates a ring of slides forward, or back if negative. */
export const rotatedBy = <Slide>(slides: readonly Slide[], places: number): readonly Slide[] => {
  const first = wrapIndex(places, slides.length)
  return [...slides.slice(first), ...slides.slice(0, first)]
}

/** Number of positions of a row when several slides show at once. */
export const stopsOf = (slideCount: number, perView: number) => Math.max(1, slideCount - perView + 1)
