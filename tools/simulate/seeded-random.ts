/** Random events, the same for the same seed. */
export type SeededRandom = {
  /** Returns true in the given percentage of cases. */
  percent: (share: number) => boolean
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number
  pick: <T>(from: readonly T[]) => T
}

/** Mulberry32: small, fast, and good enough for a dog's whims. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    percent: (share) => next() * 100 < share,
    between,
    pick: (from) => from[between(0, from.length - 1)]!,
  }
}
