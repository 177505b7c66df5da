import type { BookingStatus } from '../bookings/booking-states.ts'

/** Moods on a report card, each a single tap in the yard (issue: report card of the day). */
export const dogMoods = ['happy', 'calm', 'shy', 'restless'] as const
export type DogMood = (typeof dogMoods)[number]

export const dogAppetites = ['all', 'some', 'nothing'] as const
export type DogAppetite = (typeof dogAppetites)[number]

export const dogGames = ['lots', 'some', 'little'] as const
export type DogGames = (typeof dogGames)[number]

export const dogRests = ['deep', 'naps', 'none'] as const
export type DogRest = (typeof dogRests)[number]

/** Maximum numbers of photos and characters of a report card (ours, settings). */
export const reportCardLimits = { photos: 8, words: 600 } as const

/** Presence of a booking's dog, as a report card needs it: the days of the booking and the day of arrival. */
export type DayWithUs = {
  status: BookingStatus
  firstDay: string
  lastDay: string
  /** The day of its check-in; null where it never came. */
  arrivedOn: string | null
}

/** True if a dog was at the business on `day`. Always false for future days. */
export const wasInHouse = ({ status, firstDay, lastDay, arrivedOn }: DayWithUs, day: string, today: string) =>
  (status === 'checked-in' || status === 'checked-out') &&
  arrivedOn !== null &&
  arrivedOn <= day &&
  firstDay <= day &&
  day <= lastDay &&
  day <= today
