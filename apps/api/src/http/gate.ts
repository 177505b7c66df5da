import { Refused } from './refused.ts'

/** Lets `atOnce` tasks run and `waiting` more queue; the next one is refused as `unavailable`. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []

  return async function pass<T>(task: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (queue.length < waiting) await new Promise<void>((enter) => queue.push(enter))
    else throw new Refused('unavailable')
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
