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
export function rest(name: string) {
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

/** Whether a control has just acted: what stands in its place now is not what was meant by a second press. */
export const useResting = (name: string) => resting.use((spots) => spots.has(name))

/** The same of whatever may have come to lie where something else just acted. */
export const useAnyResting = () => resting.use((spots) => spots.size > 0)

const isSecondPress = ({ clientX, clientY }: Press) =>
  [...resting.get().values()].some(({ x, y }) => Math.hypot(clientX - x, clientY - y) < sameSpotPx)

/** A click that a key made has no place. */
const isByPointer = ({ detail }: Press) => detail > 0

/** Takes note of where somebody presses, and lets a second press of a resting spot go nowhere. */
export function guardPress(event: Press) {
  if (!isByPointer(event)) return
  if (isSecondPress(event)) {
    event.preventDefault()
    event.stopImmediatePropagation()
  } else pressed = { x: event.clientX, y: event.clientY }
}

/** Does nothing on a second press of the same spot after something was done there; stands once in a layout. */
export function useSecondPressGuard() {
  useEffect(() => {
    document.addEventListener('click', guardPress, true)
    return () => document.removeEventListener('click', guardPress, true)
  }, [])
}
