import type { OrderHoldHours } from '../bookings/holds.ts'
import type { ShippingTerms } from '../money/order-price.ts'
import type { RequirementKey } from '../dogs/requirement-keys.ts'

/**
 * Opening hours of one weekday in the business's time zone; 0 is Sunday. A weekday without them is closed.
 */
export type WeekdayHours = { weekday: number; opens: string; closes: string }

/** Groups of services that keep rules of their own. */
export const servicePolicyGroups = ['hotel', 'dayCare', 'grooming', 'training', 'event'] as const
export type ServicePolicyGroup = (typeof servicePolicyGroups)[number]

/** Terms of a group of services. Null fields take the terms of the business. */
export type ServicePolicy = {
  depositPercent: number | null
  freeUntilHours: number | null
  keepPercent: number | null
  /** Text about late arrivals; empty shows nothing. */
  lateArrival: string
  /** Charge in centavos for each started hour of a late pick-up, per dog; null if free. */
  latePickupCentavos: number | null
  /** Grace period in minutes. */
  latePickupGraceMinutes: number
}

/** Longest stay of one booking under any settings. */
export const longestStayNights = 365

/** Services and terms of sale. The office edits each figure (docs/domain.md). */
export type BusinessTerms = {
  hours: Record<'house' | 'dayCare' | 'grooming' | 'training', readonly WeekdayHours[]>
  hotel: {
    checkIn: string
    checkOut: string
    /** The longest stay sold in one booking. */
    maxNights: number
    /** The longest that fits counts; they do not add up. */
    discounts: readonly { fromNights: number; percent: number }[]
  }
  /** Weekdays on which the hotel receives, hands over and houses nobody; 0 is Sunday. */
  hotelClosedNights: readonly number[]
  /** Places of the day care on a usual day, and on weekdays that have others (0 is Sunday). */
  dayCarePlaces: number
  dayCarePlacesOn: readonly { weekday: number; places: number }[]
  /** Hours of notice that an owner gives before a groomer begins. */
  minimumNoticeHours: number
  /** Days ahead that may be booked, the last included. */
  horizonDays: number
  /** Percent of the price due at booking. */
  depositPercent: number
  /** Hours before the start until which a cancellation is free, and the percentage charged after that. */
  cancellation: { freeUntilHours: number; keepPercent: number }
  policies: Record<ServicePolicyGroup, ServicePolicy>
  /** Proofs that a dog or its owner must show before arrival. */
  requirements: Record<ServicePolicyGroup, readonly RequirementKey[]>
  /** Minimum ages for the day care: in general, and with all vaccines, including this many doses of Múltiple. */
  minimumAge: { months: number; monthsVaccinated: number; multipleDoses: number }
  /** Validity of medical records without a last day, and the minimum days between a dose and a stay. */
  validity: {
    vaccineMonths: number
    dewormingInternalDays: number
    dewormingExternalDays: number
    waitingDays: number
  }
  /**
   * Whether a dog without an evaluation is evaluated on its first day, and how much earlier it arrives for
   * that.
   */
  firstDay: { evaluates: boolean; minutesEarlier: number }
  /**
   * `papersHours`: hours that a place is held while its owner uploads a missing medical record, or another one after a refusal.
   * `deskPapersDueHours`: hours before arrival at which the medical records of a booking that the desk took without them are due.
   */
  holds: { papersHours: number; deskPapersDueHours: number }
  /** Passes on sale. Day-care passes expire after some days; training passes never do (null). */
  passes: {
    dayCareMonth: { days: number; withinDays: number; percent: number }
    training: readonly { sessions: number; percent: number }[]
  }
  /** Minutes after its time from which a dose without a mark is late, and the charge in centavos for each given dose of medicine. */
  lateDoseMinutes: number
  medicineDoseCentavos: number
  /** Included in each price that is shown. */
  ivaPercent: number
  /** Largest expense in cash that is deductible. */
  cashExpenseLimitCentavos: number
  /** The account that transfers go to; empty where none are taken. */
  speiClabe: string
  shipping: ShippingTerms
  /** Hours that an order waits for its payment, by payment method. */
  orderHoldHours: OrderHoldHours
  /** Hours that a booking waits for its deposit before its place is released; 0 releases nothing. */
  depositHoldHours: number
}

const on = (weekdays: readonly number[], opens: string, closes: string): readonly WeekdayHours[] =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))
const mondayToFriday = [1, 2, 3, 4, 5]
const mondayToSaturday = [...mondayToFriday, 6]

const usualPolicy: ServicePolicy = {
  depositPercent: null,
  freeUntilHours: null,
  keepPercent: null,
  lateArrival: '',
  latePickupCentavos: null,
  latePickupGraceMinutes: 0,
}

/** Default terms, with the figures of the specification (spec §9; docs/domain.md). */
export const defaultTerms: BusinessTerms = {
  hours: {
    house: on(mondayToSaturday, '07:00', '19:00'),
    dayCare: on(mondayToFriday, '07:00', '18:00'),
    grooming: on(mondayToSaturday, '07:00', '19:00'),
    training: on(mondayToSaturday, '07:00', '19:00'),
  },
  hotel: {
    checkIn: '15:00',
    checkOut: '11:00',
    maxNights: 60,
    discounts: [
      { fromNights: 7, percent: 5 },
      { fromNights: 14, percent: 10 },
    ],
  },
  hotelClosedNights: [],
  dayCarePlaces: 20,
  dayCarePlacesOn: [],
  minimumNoticeHours: 24,
  horizonDays: 365,
  depositPercent: 0,
  cancellation: { freeUntilHours: 0, keepPercent: 0 },
  policies: {
    hotel: usualPolicy,
    dayCare: usualPolicy,
    grooming: usualPolicy,
    training: usualPolicy,
    event: usualPolicy,
  },
  requirements: {
    hotel: ['rabies', 'parvovirus', 'distemper', 'owner-identified'],
    dayCare: [
      'multiple',
      'rabies',
      'bordetella',
      'deworming-internal',
      'deworming-external',
      'evaluation',
      'age',
    ],
    grooming: [],
    training: [],
    event: [],
  },
  minimumAge: { months: 4, monthsVaccinated: 3, multipleDoses: 3 },
  validity: { vaccineMonths: 12, dewormingInternalDays: 90, dewormingExternalDays: 30, waitingDays: 5 },
  firstDay: { evaluates: true, minutesEarlier: 30 },
  holds: { papersHours: 24, deskPapersDueHours: 72 },
  passes: {
    dayCareMonth: { days: 20, withinDays: 31, percent: 0 },
    training: [
      { sessions: 5, percent: 5 },
      { sessions: 10, percent: 10 },
    ],
  },
  lateDoseMinutes: 15,
  medicineDoseCentavos: 0,
  ivaPercent: 16,
  // LISR 27, III.
  cashExpenseLimitCentavos: 2_000_00,
  speiClabe: '',
  shipping: { feeCentavos: 0, freeFromCentavos: null, postalCodes: [] },
  // Ours (decision 156): five days to come by; a transfer made on a Friday is there on Monday; a page to pay at is used at once or not at all.
  orderHoldHours: { counter: 120, spei: 72, online: 1 },
  depositHoldHours: 0,
}

/** True if 18 digits are a CLABE. The last digit is a check digit (Banxico: weights 3, 7, 1). */
export const isClabe = (digits: string) => {
  if (!/^\d{18}$/.test(digits)) return false
  const weights = [3, 7, 1]
  const weighed = Array.from(digits.slice(0, 17), (digit, at) => (Number(digit) * weights[at % 3]!) % 10)
  return (10 - (weighed.reduce((sum, part) => sum + part) % 10)) % 10 === Number(digits[17])
}
