// Separate from grooming.ts, so that the first page of a guest loads no time library.
export const grooming = {
  /** A groomer begins every half hour (docs/domain.md#capacity). */
  startsEveryMinutes: 30,
  /** One to two hours (spec §9). */
  shortestMinutes: 60,
  longestMinutes: 120,
  /** Groomers at work (docs/domain.md#capacity; a setting). */
  groomers: 2,
} as const

/**
 * Returns a groomer's minutes for a dog: those of the service and its size, within the duration shown to
 * owners (spec §9), rounded up to half hours.
 */
export const groomingMinutes = (minutes: number) => {
  const { startsEveryMinutes: step, shortestMinutes, longestMinutes } = grooming
  return Math.min(longestMinutes, Math.max(shortestMinutes, Math.ceil(minutes / step) * step))
}
