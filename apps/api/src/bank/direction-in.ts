/** Direction of a movement by its column: 1 where money came in, -1 where it went out; `C` and `A` only where the heading names them. */
export function directionIn(written: string, hasLetters: boolean): 1 | -1 | null {
  const text = written.replace(/^"\s*/, '')
  if (/^(-|cargo|retiro|d[eé]bito)/i.test(text) || (hasLetters && /^c$/i.test(text))) return -1
  return /^(\+|abono|dep[oó]sito|cr[eé]dito)/i.test(text) || (hasLetters && /^a$/i.test(text)) ? 1 : null
}
