import type { Focus } from './cropped.ts'

const steps: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Clamps a focal point to the picture, rounded to hundredths. */
export const withinPicture = ({ x, y }: Focus): Focus => ({ x: share(x), y: share(y) })

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

/** Moves the focal point by a key: a hundredth, or ten with Shift; undefined for other keys. */
export function movedFocus(focus: Focus, key: string, isFast: boolean): Focus | undefined {
  const step = steps[key]
  if (!step) return undefined
  const by = isFast ? 0.1 : 0.01
  return withinPicture({ x: focus.x + step.x * by, y: focus.y + step.y * by })
}
