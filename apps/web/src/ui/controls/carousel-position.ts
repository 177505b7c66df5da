/** The place an index stands for when the row of slides is a ring. */
export const wrapped = (index: number, count: number) => (count === 0 ? 0 : ((index % count) + count) % count)

/** Where a drag leads: one on, one back, or nowhere if it was shorter than the threshold. */
export function stepOfSwipe(draggedPx: number, thresholdPx: number): -1 | 0 | 1 {
  if (Math.abs(draggedPx) <= thresholdPx) return 0
  return draggedPx < 0 ? 1 : -1
}

/** A ring of slides that was turned on by so many places; turned back where it is negative. */
export const rotatedBy = <Slide>(slides: readonly Slide[], places: number): readonly Slide[] => {
  const first = wrapped(places, slides.length)
  return [...slides.slice(first), ...slides.slice(0, first)]
}

/** How many places a row can stand at when several slides show at once. */
export const stopsOf = (slideCount: number, perView: number) => Math.max(1, slideCount - perView + 1)
