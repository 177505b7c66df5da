/** How near to a side something is held for the board to scroll along. */
const edgePx = 48
const fastestPx = 14

/** By how much a board scrolls in a frame while something is held at `x`: nothing in its middle, the more the nearer to a side. */
export function edgeSpeed(x: number, { left, right }: { left: number; right: number }) {
  const share = (distance: number) => Math.min(1, Math.max(0, (edgePx - distance) / edgePx))
  return Math.round(fastestPx * (share(right - x) - share(x - left)))
}
