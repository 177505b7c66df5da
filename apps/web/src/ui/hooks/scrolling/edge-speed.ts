/** Distance from a side at which a drag scrolls the board. */
const edgePx = 48
const fastestPx = 14

/** Scroll step of a board while a bar is dragged at `x`: zero in the middle, larger towards the sides. */
export function edgeSpeed(x: number, { left, right }: { left: number; right: number }) {
  const share = (distance: number) => Math.min(1, Math.max(0, (edgePx - distance) / edgePx))
  return Math.round(fastestPx * (share(right - x) - share(x - left)))
}
