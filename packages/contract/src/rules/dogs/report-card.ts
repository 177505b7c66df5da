import type { BookingStatus } from '../bookings/booking-states.ts'

/** What a report card says of a dog's day, each in one word that is tapped in the yard (issue: report card of the day). */
export const dogMoods = ['happy', 'calm', 'shy', 'restless'] as const
export type DogMood = (typeof dogMoods)[number]

export const dogAppetites = ['all', 'some', 'nothing'] as const
export type DogAppetite = (typeof dogAppetites)[number]

export const dogGames = ['lots', 'some', 'little'] as const
export type DogGames = (typeof dogGames)[number]

export const dogRests = ['deep', 'naps', 'none'] as const
export type DogRest = (typeof dogRests)[number]

/** So many photos a card has at most, and so many words (ours, settings). */
export const reportCardLimits = { photos: 8, words: 600 } as const

/** Where a dog of a booking was, as far as its card asks: the days of the booking and the day it was received on. */
export type DayWithUs = {
  status: BookingStatus
  firstDay: string
  lastDay: string
  /** The day of its check-in; null where it never came. */
  arrivedOn: string | null
}

/** Whether a dog was in the house on `day`, so that there is something to tell: never of a day that is still to come. */
export const wasInHouse = ({ status, firstDay, lastDay, arrivedOn }: DayWithUs, day: string, today: string) =>
  (status === 'checked-in' || status === 'checked-out') &&
  arrivedOn !== null &&
  arrivedOn <= day &&
  firstDay <= day &&
  day <= lastDay &&
  day <= today
