import { isWithPerson } from '@rumi/contract'
import { debtOf, isFirstVisit, lacksRecords, owedBy } from '../visit-card/card-facts.ts'
import type { VisitCard } from '../visit-card/visit-cards.ts'

/** Facts by which the board can be narrowed, each with its condition. */
export const factFilters = {
  late: ({ members }) => members.some(({ visit }) => visit.lateSince !== null),
  medicine: ({ members }) => members.some(({ dog }) => dog.medication !== ''),
  records: ({ members }) => members.some(lacksRecords),
  first: ({ members }) => members.some(isFirstVisit),
  owes: (card) => owedBy(card) > 0 || debtOf(card) > 0,
} as const satisfies Record<string, (card: VisitCard) => boolean>

export type FactFilter = keyof typeof factFilters
export const factFilterNames = Object.keys(factFilters) as FactFilter[]

/** Chosen filters of the board, as the address stores them; empty strings choose everything. */
export type BoardFilters = { fact: FactFilter | ''; service: string; person: string; group: string }

/** Reads the filters in an address; unknown ones choose everything. */
export const filtersIn = (params: URLSearchParams): BoardFilters => ({
  fact: factFilterNames.find((name) => name === params.get('solo')) ?? '',
  service: params.get('servicio') ?? '',
  person: params.get('con') ?? '',
  group: params.get('grupo') ?? '',
})

const servicesIn = ({ bookings }: VisitCard) => bookings.map(({ service }) => service.name)
const peopleIn = ({ bookings }: VisitCard) =>
  bookings.flatMap(({ booking, service }) =>
    booking.resource !== null && isWithPerson(service.serviceType) ? [booking.resource] : [],
  )

const sorted = (names: readonly string[]) =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'es-MX'))

/** Returns the services, and the groomers and trainers, of a day's cards. */
export const choicesIn = (cards: readonly VisitCard[]) => ({
  services: sorted(cards.flatMap(servicesIn)),
  people: sorted(cards.flatMap(peopleIn)),
})

/** Choice of the whole board. */
export const noFilters: BoardFilters = { fact: '', service: '', person: '', group: '' }

/** Returns the cards that match all chosen filters. */
export const filterCards = (cards: readonly VisitCard[], { fact, service, person, group }: BoardFilters) =>
  cards.filter(
    (card) =>
      (fact === '' || factFilters[fact](card)) &&
      (service === '' || servicesIn(card).includes(service)) &&
      (person === '' || peopleIn(card).includes(person)) &&
      (group === '' || card.members.some(({ visit }) => visit.playGroupId === group)),
  )
