import {
  compareInstants,
  dayOfTime,
  isDay,
  isInstant,
  matchesPeople,
  visitStatusOf,
  type DeskBooking,
  type DeskPerson,
  type Visit,
  type VisitStatus,
} from '@rumi/contract'

type Dog = DeskBooking['dogs'][number]

/** A dog on the board, with its visit and the bookings that the visit uses. */
export type DogOnBoard = { dog: Dog; visit: Visit; bookings: readonly DeskBooking[] }

export const sections = ['expected', 'inHouse', 'gone', 'notComing'] as const
export type Section = (typeof sections)[number]

const sectionOf = {
  expected: 'expected',
  'in-house': 'inHouse',
  gone: 'gone',
  missed: 'notComing',
} as const satisfies Record<VisitStatus, Section>

/** Card of the board: dogs of one family in the same state, or a cancelled booking, which has no visits. */
export type VisitCard = {
  key: string
  section: Section
  owner: DeskPerson
  dogs: readonly Dog[]
  members: readonly DogOnBoard[]
  /** Bookings of the visits, each once. */
  bookings: readonly DeskBooking[]
  /** When the next thing of the card is due, as an instant. */
  dueAt: string
  /** True if its family says that the dogs are at the entrance. */
  isAtEntrance: boolean
}

type BoardOfDay = { visits: readonly Visit[]; bookings: readonly DeskBooking[] }
type Shown = {
  now: string
  /** Status under which an undo offer or a pending act keeps a visit or a cancelled booking in its place. */
  shownAs?: (ids: readonly string[]) => VisitStatus | undefined
}

/** Groups the visits of a day into cards, by section and by when the next thing is due. */
export function cardsOf(
  { visits, bookings }: BoardOfDay,
  { now, shownAs = () => undefined }: Shown,
): VisitCard[] {
  const byId = new Map(bookings.map((one) => [one.booking.id, one]))
  const members = visits.flatMap((visit) => memberOf(visit, byId) ?? [])
  const placed = members.map((member) => {
    const { visit, bookings: ofVisit } = member
    const status = shownAs([visit.id, ...visit.bookingIds]) ?? visit.status
    const owner = ofVisit[0]!.owner
    const isAtEntrance = status === 'expected' && Boolean(visit.announcement)
    const key = [sectionOf[status], owner.id, dueDayOf(visit, status), isAtEntrance].join(' ')
    return { member, key, owner, section: sectionOf[status], isAtEntrance }
  })
  const ofVisits = [...Map.groupBy(placed, ({ key }) => key)].map(([key, group]) => {
    const [{ owner, section, isAtEntrance }] = group as [(typeof placed)[number]]
    const dogs = group.map(({ member }) => member).toSorted(byName)
    return {
      key,
      section,
      owner,
      dogs: dogs.map(({ dog }) => dog),
      members: dogs,
      bookings: [...new Set(dogs.flatMap((one) => one.bookings))],
      dueAt: dogs.map((one) => readable(dueAtOf(one, now), now)).reduce(earlier),
      isAtEntrance,
    }
  })
  const used = new Set(members.flatMap((one) => one.bookings))
  const withoutVisit = bookings
    .filter((one) => !used.has(one))
    .map((one) => bookingCard(one, { now, shownAs }))
  return [...ofVisits, ...withoutVisit].toSorted(inOrder)
}

function memberOf(visit: Visit, byId: ReadonlyMap<string, DeskBooking>): DogOnBoard | undefined {
  const bookings = visit.bookingIds.flatMap((id) => byId.get(id) ?? [])
  const dog = bookings.flatMap(({ dogs }) => dogs).find(({ _id }) => _id === visit.rumiId)
  return dog && { dog, visit, bookings }
}

const bookingCard = (deskBooking: DeskBooking, { now, shownAs }: Required<Shown>): VisitCard => {
  const { booking, owner, dogs } = deskBooking
  const status = shownAs([booking.id]) ?? visitStatusOf[booking.status]
  return {
    key: booking.id,
    section: sectionOf[status],
    owner,
    dogs,
    members: [],
    bookings: [deskBooking],
    dueAt: readable(isDay(booking.start) ? `${booking.start}T23:59:59Z` : booking.start, now),
    isAtEntrance: false,
  }
}

/** Returns the day that separates dogs of one family: they come on one day, and leave on one day. */
const dueDayOf = ({ day, expectedUntil }: Visit, status: VisitStatus) =>
  status === 'expected' ? day : status === 'in-house' ? dayOfTime(expectedUntil) : ''

/** A card whose time cannot be read is due now, so that the others keep their order. */
const readable = (instant: string, now: string) => (isInstant(instant) ? instant : now)

const earlier = (one: string, other: string) => (compareInstants(one, other) <= 0 ? one : other)

/** Returns when the next thing is due: the arrival, the next appointment inside the visit, or the departure. */
export function dueAtOf({ visit, bookings }: DogOnBoard, now: string) {
  if (visit.status === 'expected') return visit.expectedAt
  if (visit.status !== 'in-house') return visit.leftAt ?? visit.expectedAt
  const ahead = bookings
    .filter(({ booking }) => booking.status === 'pending' || booking.status === 'confirmed')
    .map(({ booking }) => booking.start)
    .filter((start) => isInstant(start) && compareInstants(start, now) >= 0)
  return [readable(visit.expectedUntil, now), ...ahead].reduce(earlier)
}

const byName = ({ dog: one }: DogOnBoard, { dog: other }: DogOnBoard) =>
  one.name.localeCompare(other.name, 'es-MX')

/** Orders cards by section, dogs at the entrance first, and by the time of what is due; departed dogs by the latest departure. */
function inOrder(one: VisitCard, other: VisitCard) {
  const bySection = sections.indexOf(one.section) - sections.indexOf(other.section)
  const byTime = compareInstants(one.dueAt, other.dueAt) * (one.section === 'gone' ? -1 : 1)
  const byEntrance = Number(other.isAtEntrance) - Number(one.isAtEntrance)
  return bySection || byEntrance || byTime || namesOf(one).localeCompare(namesOf(other), 'es-MX')
}

/** Names of a card's dogs; empty if they are unknown. */
export const namesOf = ({ dogs }: Pick<VisitCard, 'dogs'>) => dogs.map(({ name }) => name).join(', ')

/** Counts dogs, each once however many bookings it has. */
export const countDogs = (cards: readonly VisitCard[]) =>
  new Set(cards.flatMap(({ dogs }) => dogs.map(({ _id }) => _id))).size

/** Counts dogs that are late to arrive or to leave. */
export const countLate = (cards: readonly VisitCard[]) =>
  cards.flatMap(({ members }) => members).filter(({ visit }) => visit.lateSince !== null).length

/** True if every search word is in a name or contact of the dogs or their owner. */
export function matches({ dogs, owner }: Pick<VisitCard, 'dogs' | 'owner'>, search: string) {
  const texts = [...dogs.flatMap(({ name, breed }) => [name, breed]), owner.name, owner.lastName, owner.email]
  return matchesPeople(search, { texts, phones: [owner.phone] })
}

/** True for a booking during which a dog is fed. */
export const isStay = ({ service }: DeskBooking) =>
  service.serviceType === 'Hotel' || service.serviceType === 'Guardería'

/** True if a dog that is fed during its visit has no feeding instructions. */
export const isUnfed = ({ dog, visit, bookings }: DogOnBoard) =>
  (visit.status === 'expected' || visit.status === 'in-house') && dog.feeding === '' && bookings.some(isStay)

export const firstDayOf = ({ start }: Pick<DeskBooking['booking'], 'start'>) => dayOfTime(start)
export const lastDayOf = ({ end }: Pick<DeskBooking['booking'], 'end'>) => dayOfTime(end)
