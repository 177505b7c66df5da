import { businessTerms, type BusinessTerms } from '@rumi/contract'
import { z } from 'zod'
import type { SettingsSectionForm } from './use-section-form.ts'

export const hoursGroups = ['house', 'dayCare', 'grooming', 'training'] as const
export type HoursGroup = (typeof hoursGroups)[number]

/** Days of the week in display order; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
export type Weekday = (typeof weekdays)[number]

type Limit = 'checkIn' | 'checkOut' | 'maxNights' | 'minimumNoticeHours' | 'horizonDays'

/** Form state of opening hours: per group and weekday, whether it opens, and both times; the hotel by weekday. */
export type HoursDraft = Record<`${HoursGroup}-${Weekday}-${'opens' | 'closes'}`, string> &
  Record<`${HoursGroup}-${Weekday}-open` | `hotel-${Weekday}-closed`, boolean> &
  Record<Limit, string>

/** Default hours of a newly opened day. */
const usual = { opens: '09:00', closes: '18:00' }

type StoredHours = Pick<
  BusinessTerms,
  'hours' | 'hotel' | 'hotelClosedNights' | 'minimumNoticeHours' | 'horizonDays'
>

export const hoursDraftOf = ({ hours, hotel, hotelClosedNights, ...limits }: StoredHours): HoursDraft => {
  const days = hoursGroups.flatMap((group) =>
    weekdays.flatMap((weekday) => {
      const row = hours[group].find((one) => one.weekday === weekday)
      const { opens, closes } = row ?? hours[group][0] ?? usual
      const day = `${group}-${weekday}` as const
      return [
        [`${day}-open`, row !== undefined],
        [`${day}-opens`, opens],
        [`${day}-closes`, closes],
      ] as const
    }),
  )
  return {
    ...Object.fromEntries(days),
    ...Object.fromEntries(
      weekdays.map((weekday) => [`hotel-${weekday}-closed`, hotelClosedNights.includes(weekday)]),
    ),
    checkIn: hotel.checkIn,
    checkOut: hotel.checkOut,
    maxNights: String(hotel.maxNights),
    minimumNoticeHours: String(limits.minimumNoticeHours),
    horizonDays: String(limits.horizonDays),
  } as HoursDraft
}

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

const openDays = (draft: HoursDraft, group: HoursGroup) =>
  weekdays.filter((weekday) => draft[`${group}-${weekday}-open`])

export const weekIn = (draft: HoursDraft, group: HoursGroup) =>
  openDays(draft, group).map((weekday) => ({
    weekday,
    opens: draft[`${group}-${weekday}-opens`],
    closes: draft[`${group}-${weekday}-closes`],
  }))

/** Settings from a draft, before validation. */
export const hoursIn = (draft: HoursDraft) => ({
  hours: {
    house: weekIn(draft, 'house'),
    dayCare: weekIn(draft, 'dayCare'),
    grooming: weekIn(draft, 'grooming'),
    training: weekIn(draft, 'training'),
  },
  hotel: { checkIn: draft.checkIn, checkOut: draft.checkOut, maxNights: numberIn(draft.maxNights) },
  hotelClosedNights: weekdays.filter((weekday) => draft[`hotel-${weekday}-closed`]),
  minimumNoticeHours: numberIn(draft.minimumNoticeHours),
  horizonDays: numberIn(draft.horizonDays),
})

const isGroup = (name: string | undefined): name is HoursGroup => hoursGroups.some((group) => group === name)

/** Form field of an issue: `hours.house.0.closes` is the closing time of the first open day. */
export function hoursFieldOf(path: string, draft: HoursDraft) {
  const [part, name, row, time] = path.split('.')
  if (part === 'hotel') return name ?? path
  if (part !== 'hours' || !isGroup(name)) return path
  const weekday = openDays(draft, name)[Number(row)]
  return weekday === undefined ? path : `${name}-${weekday}-${time ?? 'closes'}`
}

const { hours, hotel, hotelClosedNights, minimumNoticeHours, horizonDays } = businessTerms.shape

/** Section form of opening hours and booking horizon. */
export const hoursForm = {
  draftOf: hoursDraftOf,
  settingsIn: hoursIn,
  schema: z.object({
    hours,
    hotel: hotel.pick({ checkIn: true, checkOut: true, maxNights: true }),
    hotelClosedNights,
    minimumNoticeHours,
    horizonDays,
  }),
  fieldOf: hoursFieldOf,
} satisfies SettingsSectionForm<HoursDraft>
