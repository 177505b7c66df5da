import type { DeskBooking, Visit, VisitStatus } from '@rumi/contract'
import { expect, test } from 'vitest'
import { cardsOf, countDogs, countLate, isUnfed, matches, namesOf, type VisitCard } from './visit-cards.ts'

type Written = {
  dogs: readonly string[]
  owner?: string
  status?: VisitStatus
  at?: string
  until?: string
  leftAt?: string
  late?: boolean
  announced?: boolean
  serviceType?: string
  start?: string
}
let made = 0

/** Writes a booking with one visit per dog. */
function booked({ dogs, owner = 'Lucía Barrera', status = 'expected', ...times }: Written) {
  const id = `booking ${++made}`
  const [name = '', lastName = ''] = owner.split(' ')
  const { at = '2026-11-20T15:00:00Z', until = '2026-11-21T00:00:00Z' } = times
  const deskBooking = {
    booking: {
      id,
      rumiIds: dogs,
      status: 'confirmed',
      start: times.start ?? '2026-11-20',
      end: '2026-11-20',
    },
    service: { serviceType: times.serviceType ?? 'Guardería' },
    dogs: dogs.map((dog) => ({ _id: dog, name: dog, breed: 'Xoloitzcuintle', feeding: '' })),
    owner: { id: owner, name, lastName, phone: '55 3318 9052', email: 'lucia@demo.rumi.mx' },
  } as unknown as DeskBooking
  const visits = dogs.map(
    (dog) =>
      ({
        id: `visit of ${dog}`,
        rumiId: dog,
        day: '2026-11-20',
        expectedAt: at,
        expectedUntil: until,
        status,
        leftAt: times.leftAt ?? null,
        bookingIds: [id],
        lateSince: times.late ? at : null,
        announcement: times.announced ? { at, care: 'same', note: '' } : null,
      }) as unknown as Visit,
  )
  return { visits, bookings: [deskBooking] }
}
const now = '2026-11-20T16:00:00Z'
type Day = Parameters<typeof cardsOf>[0]
const together = (...parts: Day[]): Day => ({
  visits: parts.flatMap(({ visits }) => visits),
  bookings: parts.flatMap(({ bookings }) => bookings),
})
const shown = (day: Day, shownAs?: (ids: readonly string[]) => VisitStatus | undefined) =>
  cardsOf(day, { now, ...(shownAs && { shownAs }) }).map((card) => `${card.section}: ${namesOf(card)}`)

test('groups dogs of one owner in the same state into one card, and leaves other families alone', () => {
  const canela = booked({ dogs: ['Canela'] })
  const frijol = booked({ dogs: ['Frijol'] })
  const here = booked({ dogs: ['Churro'], status: 'in-house' })
  const other = booked({ dogs: ['Nube'], owner: 'Ana Robles' })
  expect(shown(together(frijol, canela, here, other))).toEqual([
    'expected: Canela, Frijol',
    'expected: Nube',
    'inHouse: Churro',
  ])
})

test('a dog with three services is one card and one dog', () => {
  const stay = booked({ dogs: ['Luna'], status: 'in-house' })
  const bath = booked({ dogs: ['Luna'], serviceType: 'Grooming' })
  const [visit] = stay.visits
  const day = {
    visits: [
      { ...visit!, bookingIds: [...stay.bookings, ...bath.bookings].map(({ booking }) => booking.id) },
    ],
    bookings: [...stay.bookings, ...bath.bookings],
  }
  const cards = cardsOf(day, { now })
  expect(cards.map(({ bookings }) => bookings.length)).toEqual([2])
  expect(countDogs(cards)).toBe(1)
})

test('dogs of one family that leave on different days are apart', () => {
  const today = booked({ dogs: ['Una'], status: 'in-house' })
  const later = booked({ dogs: ['Dos'], status: 'in-house', until: '2026-11-23T18:00:00Z' })
  expect(shown(together(later, today))).toEqual(['inHouse: Una', 'inHouse: Dos'])
})

test('sorts by the time of what is due next, a bath inside a stay included, and departures latest first', () => {
  const early = booked({ dogs: ['A las nueve'], owner: 'A A' })
  const late = booked({ dogs: ['A las diez'], owner: 'B B', at: '2026-11-20T16:30:00Z' })
  const day = booked({ dogs: ['Se va a las seis'], owner: 'C C', status: 'in-house' })
  const bath = booked({
    dogs: ['Se baña a la una'],
    owner: 'D D',
    serviceType: 'Grooming',
    start: '2026-11-20T19:00:00Z',
  })
  const stay = booked({
    dogs: ['Se baña a la una'],
    owner: 'D D',
    status: 'in-house',
    until: '2026-11-23T18:00:00Z',
  })
  const bathed = {
    visits: [
      {
        ...stay.visits[0]!,
        bookingIds: [...stay.bookings, ...bath.bookings].map(({ booking }) => booking.id),
      },
    ],
    bookings: [...stay.bookings, ...bath.bookings],
  }
  const first = booked({ dogs: ['Salió'], owner: 'E E', status: 'gone', leftAt: '2026-11-20T15:10:00Z' })
  const last = booked({
    dogs: ['Acaba de salir'],
    owner: 'F F',
    status: 'gone',
    leftAt: '2026-11-20T15:50:00Z',
  })
  expect(shown(together(late, first, day, bathed, early, last))).toEqual([
    'expected: A las nueve',
    'expected: A las diez',
    'inHouse: Se baña a la una',
    'inHouse: Se va a las seis',
    'gone: Acaba de salir',
    'gone: Salió',
  ])
})

test('dogs at the entrance come first, apart from those of the family that are not, and stay while their arrival is taken back', () => {
  const soon = booked({ dogs: ['Puntual'], owner: 'A A' })
  const here = booked({ dogs: ['Ya está'], at: '2026-11-20T20:00:00Z', announced: true })
  const away = booked({ dogs: ['Todavía no'], at: '2026-11-20T20:00:00Z' })
  expect(shown(together(soon, away, here))).toEqual([
    'expected: Ya está',
    'expected: Puntual',
    'expected: Todavía no',
  ])
  const received = booked({ dogs: ['Ya está'], status: 'in-house', announced: true })
  const shownAs = (ids: readonly string[]) =>
    ids.includes('visit of Ya está') ? ('expected' as const) : undefined
  expect(shown(together(soon, received), shownAs)).toEqual(['expected: Ya está', 'expected: Puntual'])
})

test('keeps a visit in its place while an undo is offered or an act runs', () => {
  const received = booked({ dogs: ['Nube'], status: 'in-house' })
  const waiting = booked({ dogs: ['Churro'] })
  const shownAs = (ids: readonly string[]) =>
    ids.includes('visit of Nube') ? ('expected' as const) : undefined
  expect(shown(together(received, waiting), shownAs)).toEqual(['expected: Churro, Nube'])
})

test('a cancelled booking has no visit and is a card of its own', () => {
  const { bookings } = booked({ dogs: ['Mole'] })
  const cancelled = bookings.map((one) => ({
    ...one,
    booking: { ...one.booking, status: 'cancelled' as const },
  }))
  expect(shown({ visits: [], bookings: cancelled })).toEqual(['notComing: Mole'])
})

test('counts dogs that are late, not their bookings', () => {
  const day = together(
    booked({ dogs: ['Tarde', 'También'], late: true }),
    booked({ dogs: ['Puntual'], owner: 'A A' }),
  )
  expect(countLate(cardsOf(day, { now }))).toBe(2)
})

test('a dog without feeding instructions counts where it is fed, and not at its bath', () => {
  const unfed = (serviceType: string) =>
    cardsOf(booked({ dogs: ['Callada'], serviceType }), { now }).flatMap(({ members }) =>
      members.map(isUnfed),
    )
  expect([unfed('Guardería'), unfed('Grooming')]).toEqual([[true], [false]])
})

const tlaloc = (): VisitCard => cardsOf(booked({ dogs: ['Tláloc'] }), { now })[0]!

test.each(['tlaloc', 'TLÁLOC', 'xolo', 'lucia', 'barrera', '3318', '3318-90'])(
  '%s finds Tláloc',
  (search) => {
    expect(matches(tlaloc(), search)).toBe(true)
  },
)

test.each(['canela', '99', '55 0000'])('%s does not', (search) => {
  expect(matches(tlaloc(), search)).toBe(false)
})
