import { dayOfTime, holdsPlace, isDay, matchesPeople, type DeskPerson, type DeskVisit } from '@rumi/contract'

export type Booking = DeskVisit['booking']

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

/** True if every search word is in a name or contact of the dogs or their owner. */
export function matches({ dogs, owner }: Pick<DeskVisit, 'dogs'> & { owner: DeskPerson }, search: string) {
  const texts = [...dogs.flatMap(({ name, breed }) => [name, breed]), owner.name, owner.lastName, owner.email]
  return matchesPeople(search, { texts, phones: [owner.phone] })
}

/** Sorts by hour, then by the dogs' names for visits without one. */
const inOrder = (one: DeskVisit, other: DeskVisit) =>
  hourOf(one).localeCompare(hourOf(other)) ||
  (one.dogs[0]?.name ?? '').localeCompare(other.dogs[0]?.name ?? '', 'es-MX')
const hourOf = ({ booking: { start } }: DeskVisit) => (isDay(start) ? '9' : start)

/** Groups a day's visits by status. A row with an undo offer or pending action stays in its previous section. */
export const bySection = (
  visits: readonly DeskVisit[],
  shownAs: (bookingId: string) => Booking['status'] | undefined = () => undefined,
) =>
  Object.fromEntries(
    sections.map((section) => [
      section,
      visits
        .filter(({ booking }) => sectionOf[shownAs(booking.id) ?? booking.status] === section)
        .toSorted(inOrder),
    ]),
  ) as Record<Section, DeskVisit[]>

export const countDogs = (visits: readonly DeskVisit[]) =>
  visits.reduce((sum, { booking }) => sum + booking.rumiIds.length, 0)

export const firstDayOf = ({ start }: Pick<Booking, 'start'>) => dayOfTime(start)
export const lastDayOf = ({ end }: Booking) => dayOfTime(end)

/** True if the dogs are still expected after their day of arrival. */
export const isLate = (booking: Booking, today: string) =>
  (booking.status === 'pending' || booking.status === 'confirmed') && firstDayOf(booking) < today

/** True if the dogs are still here after their day of departure. */
export const isOverdue = (booking: Booking, today: string) =>
  booking.status === 'checked-in' && lastDayOf(booking) < today

/** True if a dog without feeding instructions is coming. */
export const isUnfed = ({ booking, dogs }: DeskVisit) =>
  holdsPlace(booking.status) && dogs.some(({ feeding }) => feeding === '')
