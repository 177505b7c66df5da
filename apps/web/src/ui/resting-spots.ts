import { useEffect, useSyncExternalStore } from 'react'

/** So long a second press of the same finger on the same spot means the first one once more. */
const restMs = 1_000
const sameSpotPx = 24

type Spot = { x: number; y: number }
type Press = Pick<
  MouseEvent,
  'clientX' | 'clientY' | 'detail' | 'preventDefault' | 'stopImmediatePropagation'
>

let resting: ReadonlyMap<string, Spot & { untilMs: number }> = new Map()
let pressed: Spot = { x: -Infinity, y: -Infinity }
const listeners = new Set<() => void>()

function change(next: typeof resting) {
  resting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets a control that has just acted rest, and whatever comes to lie under the finger that pressed it. */
export function rest(name: string) {
  const { x, y } = resting.get(name) ?? pressed
  change(new Map(resting).set(name, { x, y, untilMs: performance.now() + restMs }))
  setTimeout(() => wake(name), restMs)
}

/** It may have acted again meanwhile. */
function wake(name: string) {
  const leftMs = (resting.get(name)?.untilMs ?? 0) - performance.now()
  if (leftMs > 0) return void setTimeout(() => wake(name), leftMs)
  change(new Map([...resting].filter(([one]) => one !== name)))
}

/** Whether a control has just acted: what stands in its place now is not what was meant by a second press. */
export const useResting = (name: string) =>
  useSyncExternalStore(
    subscribe,
    () => resting.has(name),
    () => false,
  )

/** The same of whatever may have come to lie where something else just acted. */
export const useAnyResting = () =>
  useSyncExternalStore(
    subscribe,
    () => resting.size > 0,
    () => false,
  )

const isSecondPress = ({ clientX, clientY }: Press) =>
  [...resting.values()].some(({ x, y }) => Math.hypot(clientX - x, clientY - y) < sameSpotPx)

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
