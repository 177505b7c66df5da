/** The hall, for 2 to 4 hours (spec §9). Owners ask, staff turn the request into a booking (docs/domain.md#capacity). */
export const events = {
  halls: 1,
  shortestMinutes: 120,
  longestMinutes: 240,
  /** A party begins on the half hour (ours, a setting). */
  startsEveryMinutes: 30,
} as const

/** Whether a party may last so long; the bounds themselves are allowed. */
export const lastsAllowed = (minutes: number) =>
  minutes >= events.shortestMinutes && minutes <= events.longestMinutes
