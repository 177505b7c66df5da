import { addDays, addMinutes, instantAt, type ServiceType } from '@rumi/contract'
import { attempt, type Attacker, type Attempt } from './attempt.ts'
import type { Field } from './load-targets.ts'

export type Wanted = {
  type: ServiceType
  dogs: string[]
  start: string
  end: string
  /** Add-on inside the stay, done with it or not at all. */
  inside?: readonly { type: ServiceType; start: string }[]
}

/** Books once; `who` is the owner unless the desk takes a walk-in. */
export async function tryToBook(
  field: Field,
  { type, dogs, start, end, inside = [] }: Wanted,
  { who = field.ownerOf(dogs[0]!), key }: { who?: Attacker; key?: string } = {},
) {
  const addOns = inside.map((one) => ({ serviceId: field.service(one.type).id, start: one.start }))
  const made = await attempt(() =>
    field.request(
      who,
      'POST',
      '/api/serviceBookings',
      { serviceId: field.service(type).id, rumiIds: dogs, start, end, ...(inside.length > 0 && { addOns }) },
      key ? { 'idempotency-key': key } : {},
    ),
  )
  if (made.booking) {
    field.made.push(made.booking.id)
    field.reported.set(made.booking.id, inside.length)
    field.owners.set(made.booking.id, field.ownerOf(dogs[0]!))
  }
  return made
}

/** Changes a booking; `who` is its owner unless the desk does. */
export const tryToChange = (
  field: Field,
  id: string,
  change: object,
  who: Attacker = field.owners.get(id) ?? 'marta',
) => attempt(() => field.request(who, 'PUT', `/api/serviceBookings/${id}`, change))

/** Bookings that a race is about, made one after the other before it begins. */
async function madeBefore(field: Field, wanted: readonly Wanted[]): Promise<string[]> {
  const ids: string[] = []
  for (const one of wanted) {
    const { booking } = await tryToBook(field, one)
    if (booking) ids.push(booking.id)
  }
  return ids
}

/** So many tries at once. */
export const together = (count: number, one: (turn: number) => Promise<Attempt>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => one(turn)))

/** Any span within a week: starts and lengths that overlap in every way. */
const spanWithin = (monday: string, turn: number, longest: number) => {
  const start = turn % longest
  return {
    start: addDays(monday, start),
    end: addDays(monday, Math.min(longest, start + 1 + (turn % 3))),
  }
}

const dayOnly = (day: string) => ({ type: 'Guardería', start: day, end: day }) as const

async function bookADay(field: Field) {
  const day = field.nextMonday()
  const dogs = field.dogs(field.size)
  return together(field.size, (turn) => tryToBook(field, { ...dayOnly(day), dogs: [dogs[turn]!] }))
}

async function createRecurringBookings(field: Field) {
  const monday = field.nextMonday()
  const dogs = field.dogs(field.size)
  return together(field.size, (turn) =>
    tryToBook(field, {
      type: 'Guardería',
      ...spanWithin(monday, turn, 4),
      dogs: turn % 4 === 0 ? [dogs[turn]!, field.companionOf(dogs[turn]!)] : [dogs[turn]!],
    }),
  )
}

async function bookNights(field: Field) {
  const monday = field.nextMonday()
  const dogs = field.dogs(field.size)
  return together(field.size, (turn) =>
    tryToBook(field, { type: 'Hotel', ...spanWithin(monday, turn, 5), dogs: [dogs[turn]!] }),
  )
}

/** Half-hour starts of a morning, so that one visit stands in the way of several others. */
async function bookHours(field: Field) {
  const day = field.nextMonday()
  const dogs = field.dogs(field.size)
  return together(field.size, (turn) => {
    const start = instantAt(day, ['09:00', '09:30', '10:00', '10:30', '11:00'][turn % 5]!)
    return tryToBook(field, { type: 'Grooming', dogs: [dogs[turn]!], start, end: addMinutes(start, 120) })
  })
}

/** The desk and an owner ask for the same hour, hall and day at once. */
async function walkIn(field: Field) {
  const day = field.nextMonday()
  const dogs = field.dogs(field.size)
  const at = instantAt(day, '16:00')
  return together(field.size, (turn) => {
    const rumis = [dogs[turn]!]
    const who = turn % 2 ? 'marta' : field.ownerOf(dogs[turn]!)
    if (turn % 3 === 0)
      return tryToBook(
        field,
        { type: 'Evento', dogs: rumis, start: at, end: addMinutes(at, 120) },
        { who: 'marta' },
      )
    if (turn % 3 === 1)
      return tryToBook(
        field,
        { type: 'Entrenamiento', dogs: rumis, start: at, end: addMinutes(at, 60) },
        { who },
      )
    return tryToBook(field, { ...dayOnly(day), dogs: rumis }, { who })
  })
}

/** Days change places: what one gives up another wants, in both directions at once. */
async function moveDays(field: Field) {
  const monday = field.nextMonday()
  const days = [0, 1, 2, 3].map((day) => addDays(monday, day))
  const dogs = field.dogs(8)
  const ids = await madeBefore(
    field,
    dogs.map((dog, turn) => ({ ...dayOnly(days[turn % 4]!), dogs: [dog] })),
  )
  return together(field.size, (turn) => {
    const day = days[(turn + (turn % 3) + 1) % 4]!
    return tryToChange(field, ids[turn % ids.length]!, { start: day, end: day })
  })
}

async function moveNights(field: Field) {
  const monday = field.nextMonday()
  const dogs = field.dogs(8)
  const ids = await madeBefore(
    field,
    dogs.map((dog, turn) => ({ type: 'Hotel', ...spanWithin(monday, turn, 5), dogs: [dog] })),
  )
  return together(field.size, (turn) =>
    tryToChange(field, ids[turn % ids.length]!, spanWithin(monday, turn * 3 + 1, 5)),
  )
}

/** Stays that follow each other in a room are stretched towards each other. */
async function extend(field: Field) {
  const monday = field.nextMonday()
  const dogs = field.dogs(12)
  const ids = await madeBefore(
    field,
    dogs.map((dog, turn) => {
      const start = addDays(monday, turn < 6 ? 0 : 3)
      return { type: 'Hotel', start, end: addDays(start, 1), dogs: [dog] }
    }),
  )
  return together(field.size, (turn) => {
    const place = turn % ids.length
    const change =
      place < 6 ? { end: addDays(monday, 2 + (turn % 3)) } : { start: addDays(monday, 1 + (turn % 3)) }
    return tryToChange(field, ids[place]!, change, turn % 2 ? 'marta' : undefined)
  })
}

/** The desk confirms while the owner cancels, and others wait for the place. */
async function confirmOrCancel(field: Field) {
  const day = field.nextMonday()
  const dogs = field.dogs(field.size)
  const ids = await madeBefore(
    field,
    dogs.slice(0, 3).map((dog) => ({ ...dayOnly(day), dogs: [dog] })),
  )
  return together(field.size - 3, (turn) => {
    const id = ids[turn % ids.length]!
    if (turn % 3 === 0) return tryToChange(field, id, { status: 'confirmed' }, 'marta')
    if (turn % 3 === 1) return tryToChange(field, id, { status: 'cancelled' })
    return tryToBook(field, { ...dayOnly(day), dogs: [dogs[turn + 3]!] })
  })
}

/** One dog is wanted everywhere at once, and a second one with it in another order. */
async function oneDogEverywhere(field: Field) {
  const monday = field.nextMonday()
  const one = field.dogs(1)[0]!
  const other = field.companionOf(one)
  return together(field.size, (turn) => {
    const dogs = turn % 3 === 0 ? [one, other] : turn % 3 === 1 ? [other, one] : [one]
    const start = instantAt(monday, ['12:00', '12:30', '13:00'][turn % 3]!)
    if (turn % 4 === 0)
      return tryToBook(field, { type: 'Grooming', dogs: [one], start, end: addMinutes(start, 120) })
    if (turn % 4 === 1) return tryToBook(field, { type: 'Hotel', ...spanWithin(monday, turn, 5), dogs })
    if (turn % 4 === 2) return tryToBook(field, { type: 'Guardería', ...spanWithin(monday, turn, 4), dogs })
    const at = instantAt(addDays(monday, turn % 2), '12:00')
    return tryToBook(field, { type: 'Entrenamiento', dogs: [one], start: at, end: addMinutes(at, 60) })
  })
}

/** An impatient thumb: the same request under the same key, again and again. */
async function sameKeyAgain(field: Field) {
  const day = field.nextMonday()
  const dogs = field.dogs(8)
  const began = performance.now()
  return together(field.size, (turn) =>
    tryToBook(field, { ...dayOnly(day), dogs: [dogs[turn % 8]!] }, { key: `${began}-${turn % 8}` }),
  )
}

/** Cancelled twice at once, by owner and desk: its place must come back once. */
export const giveBack = (field: Field, ids: readonly string[]) =>
  Promise.all(
    ids.flatMap((id) => [
      attempt(() => field.request(field.owners.get(id) ?? 'admin', 'DELETE', `/api/serviceBookings/${id}`)),
      tryToChange(field, id, { status: 'cancelled' }, 'marta'),
    ]),
  )

/** The paths of booking, moving and cancelling, each raced by many at once. */
export const races: Record<string, (field: Field) => Promise<Attempt[]>> = {
  'book a day': bookADay,
  'book several days': createRecurringBookings,
  'book nights': bookNights,
  'book an hour': bookHours,
  'walk in, by staff': walkIn,
  'move days': moveDays,
  'move nights': moveNights,
  'extend a stay': extend,
  'confirm or cancel': confirmOrCancel,
  'one dog everywhere': oneDogEverywhere,
  'same key again': sameKeyAgain,
}
