/**
 * Bounds of a party in the hall, 2 to 4 hours (spec §9). Owners request one, staff turn the request into a
 * booking (docs/domain.md#capacity).
 */
export const events = {
  halls: 1,
  shortestMinutes: 120,
  longestMinutes: 240,
  /** A party begins on the half hour (ours, a setting). */
  startsEveryMinutes: 30,
} as const

/** True if a party may last this long, bounds included. */
export const lastsAllowed = (minutes: number) =>
  minutes >= events.shortestMinutes && minutes <= events.longestMinutes
