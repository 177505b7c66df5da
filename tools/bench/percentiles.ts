/** Milliseconds of many repetitions, as their middle and their worst hundredth. */
export type Percentiles = { p50: number; p99: number }

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export function percentilesOf(ms: readonly number[]): Percentiles {
  const sorted = ms.toSorted((one, other) => one - other)
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
}
