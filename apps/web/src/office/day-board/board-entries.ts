import { dayOf, holdsPlace, isDay, type RecordOf, type Resources } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import type { Client } from '../use-house-book.ts'

export type Booking = RecordOf<Resources['bookings']>

/** One booking as the board shows it. */
export type BoardEntry = {
  booking: Booking
  dogs: readonly Dog[]
  owner: Client | undefined
  serviceName: string
}

export const sections = ['expected', 'inHouse', 'gone', 'notComing'] as const
export type Section = (typeof sections)[number]

const sectionOf = {
  pending: 'expected',
  confirmed: 'expected',
  'checked-in': 'inHouse',
  'checked-out': 'gone',
  cancelled: 'notComing',
  'no-show': 'notComing',
} as const satisfies Record<Booking['status'], Section>

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether what is searched for stands in the dogs', the owner's or the telephone's text; accents do not matter. */
export function matches({ dogs, owner }: BoardEntry, search: string) {
  const digits = search.replace(/\D/g, '')
  const words = [
    ...dogs.flatMap(({ name, breed }) => [name, breed]),
    owner?.name,
    owner?.lastName,
    owner?.email,
  ]
  const phone = owner?.phone.replace(/\D/g, '') ?? ''
  return (
    plain(words.filter(Boolean).join(' ')).includes(plain(search.trim())) ||
    (digits.length >= 3 && phone.includes(digits))
  )
}

const byDogName = (one: BoardEntry, other: BoardEntry) =>
  (one.dogs[0]?.name ?? '').localeCompare(other.dogs[0]?.name ?? '', 'es-MX')

/** The entries of a day by where their dogs are, each section in the order of the dogs' names. */
export const bySection = (entries: readonly BoardEntry[]) =>
  Object.fromEntries(
    sections.map((section) => [
      section,
      entries.filter(({ booking }) => sectionOf[booking.status] === section).toSorted(byDogName),
    ]),
  ) as Record<Section, BoardEntry[]>

/** How many dogs hold a place of `serviceType`'s bookings among these. */
export const placesTaken = (entries: readonly BoardEntry[], serviceIds: ReadonlySet<string>) =>
  entries
    .filter(
      ({ booking }) =>
        serviceIds.has(booking.serviceId) && (holdsPlace(booking.status) || booking.status === 'checked-out'),
    )
    .reduce((sum, { booking }) => sum + booking.rumiIds.length, 0)

export const countDogs = (entries: readonly BoardEntry[]) =>
  entries.reduce((sum, { booking }) => sum + booking.rumiIds.length, 0)

export const lastDayOf = ({ end }: Booking) => (isDay(end) ? end : dayOf(end))
