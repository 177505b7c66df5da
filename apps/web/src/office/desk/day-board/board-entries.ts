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

/** Whether every word of a search stands in what the dogs and their owner are called or reached by. */
export function matches({ dogs, owner }: Pick<DeskVisit, 'dogs'> & { owner: DeskPerson }, search: string) {
  const texts = [...dogs.flatMap(({ name, breed }) => [name, breed]), owner.name, owner.lastName, owner.email]
  return matchesPeople(search, { texts, phones: [owner.phone] })
}

/** Hours come in their order, and those without one after them, by the dogs' names. */
const inOrder = (one: DeskVisit, other: DeskVisit) =>
  hourOf(one).localeCompare(hourOf(other)) ||
  (one.dogs[0]?.name ?? '').localeCompare(other.dogs[0]?.name ?? '', 'es-MX')
const hourOf = ({ booking: { start } }: DeskVisit) => (isDay(start) ? '9' : start)

/** The visits of a day by where their dogs are, or were until a moment ago where that can still be taken back or something is done in their row. */
export const bySection = (
  visits: readonly DeskVisit[],
  heldAs: (bookingId: string) => Booking['status'] | undefined = () => undefined,
) =>
  Object.fromEntries(
    sections.map((section) => [
      section,
      visits
        .filter(({ booking }) => sectionOf[heldAs(booking.id) ?? booking.status] === section)
        .toSorted(inOrder),
    ]),
  ) as Record<Section, DeskVisit[]>

export const countDogs = (visits: readonly DeskVisit[]) =>
  visits.reduce((sum, { booking }) => sum + booking.rumiIds.length, 0)

export const firstDayOf = ({ start }: Pick<Booking, 'start'>) => dayOfTime(start)
export const lastDayOf = ({ end }: Booking) => dayOfTime(end)

/** Whether the dogs are still awaited after the day on which they should have come. */
export const isLate = (booking: Booking, today: string) =>
  (booking.status === 'pending' || booking.status === 'confirmed') && firstDayOf(booking) < today

/** Whether the dogs are still here after the day on which they should have left. */
export const isOverdue = (booking: Booking, today: string) =>
  booking.status === 'checked-in' && lastDayOf(booking) < today

/** Whether somebody comes whom nobody said how to feed. */
export const isUnfed = ({ booking, dogs }: DeskVisit) =>
  holdsPlace(booking.status) && dogs.some(({ feeding }) => feeding === '')
