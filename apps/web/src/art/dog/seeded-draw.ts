/** Deterministic random numbers for a seed: FNV-1a over the text, then mulberry32. */
export function seededDraw(seed: string) {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return <T>(from: readonly T[]): T => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const chosen = from[((mixed ^ (mixed >>> 14)) >>> 0) % from.length]
    if (chosen === undefined) throw new RangeError('nothing to draw from')
    return chosen
  }
}
