/** Steps between lines of an axis, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10]
const mostSteps = 4

/** Returns an axis for amounts in centavos: round lines that include zero, and its ends. */
export function axisOf(amounts: readonly number[]) {
  const most = Math.max(0, ...amounts)
  const least = Math.min(0, ...amounts)
  const coarse = Math.max(most - least, 100 * mostSteps) / mostSteps
  const power = 10 ** Math.floor(Math.log10(coarse))
  const step = power * (roundSteps.find((round) => round * power >= coarse) ?? 10)
  const bottom = Math.floor(least / step) * step
  const top = Math.max(Math.ceil(most / step), 1) * step
  const count = Math.round((top - bottom) / step)
  return { top, bottom, ticks: Array.from({ length: count + 1 }, (_, at) => bottom + at * step) }
}
