import { useEffect } from 'react'
import { createExternalStore } from './external-store.ts'

/** A second press on the same spot within this time counts as a double tap. */
const restMs = 1_000
const sameSpotPx = 24

type Spot = { x: number; y: number }
type Press = Pick<
  MouseEvent,
  'clientX' | 'clientY' | 'detail' | 'preventDefault' | 'stopImmediatePropagation'
>

const resting = createExternalStore<ReadonlyMap<string, Spot & { untilMs: number }>>(new Map())
let pressed: Spot = { x: -Infinity, y: -Infinity }

/** Ignores repeat presses on a control that has just acted, and on anything that appears under the finger. */
export function ignoreRepeatPress(name: string) {
  const { x, y } = resting.get().get(name) ?? pressed
  resting.set(new Map(resting.get()).set(name, { x, y, untilMs: performance.now() + restMs }))
  setTimeout(() => wake(name), restMs)
}

/** The control may have acted again meanwhile. */
function wake(name: string) {
  const leftMs = (resting.get().get(name)?.untilMs ?? 0) - performance.now()
  if (leftMs > 0) return void setTimeout(() => wake(name), leftMs)
  resting.set(new Map([...resting.get()].filter(([one]) => one !== name)))
}

/** True if a control has just acted; the control now in its place ignores a second press. */
export const useResting = (name: string) => resting.use((spots) => spots.has(name))

/** True if any control has just acted, for content that may have moved under the finger. */
export const useAnyResting = () => resting.use((spots) => spots.size > 0)

const isSecondPress = ({ clientX, clientY }: Press) =>
  [...resting.get().values()].some(({ x, y }) => Math.hypot(clientX - x, clientY - y) < sameSpotPx)

/** A click triggered by a key has no position. */
const isByPointer = ({ detail }: Press) => detail > 0

/** Records the position of a press, and cancels a repeat press on a resting spot. */
export function guardPress(event: Press) {
  if (!isByPointer(event)) return
  if (isSecondPress(event)) {
    event.preventDefault()
    event.stopImmediatePropagation()
  } else pressed = { x: event.clientX, y: event.clientY }
}

/** Guards against repeat presses on the same spot; mounted once per layout. */
export function useSecondPressGuard() {
  useEffect(() => {
    document.addEventListener('click', guardPress, true)
    return () => document.removeEventListener('click', guardPress, true)
  }, [])
}
