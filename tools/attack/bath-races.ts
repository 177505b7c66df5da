import { addDays, instantAt } from '@rumi/contract'
import type { Attempt } from './attempt.ts'
import type { Field } from './load-targets.ts'
import { together, tryToBook, tryToChange, type Wanted } from './races.ts'

/** A day or a night with what is done inside it, each for an hour that few can have. */
function stayWithBath(monday: string, turn: number): Omit<Wanted, 'dogs'> {
  const tuesday = addDays(monday, 1)
  const bath = (day: string, time: string) => ({ type: 'Grooming', start: instantAt(day, time) }) as const
  const lesson = { type: 'Entrenamiento', start: instantAt(tuesday, '08:00') } as const
  if (turn % 4 === 0)
    return { type: 'Guardería', start: monday, end: monday, inside: [bath(monday, '10:00')] }
  if (turn % 4 === 1)
    return { type: 'Guardería', start: monday, end: monday, inside: [bath(monday, '10:30')] }
  const night = { type: 'Hotel', start: monday, end: tuesday } as const
  return { ...night, inside: turn % 4 === 2 ? [bath(tuesday, '09:00')] : [lesson, bath(tuesday, '09:00')] }
}

/** Bookings that still hold a place on those days. */
async function heldOn(field: Field, from: string, to: string) {
  const { body } = await field.request(
    'marta',
    'GET',
    `/api/serviceBookings?status=pending&from=${from}&to=${to}&limit=200`,
  )
  const held = (body?.data?.serviceBookings ?? []) as { id: string; rumiIds: [string, ...string[]] }[]
  for (const { id, rumiIds } of held) field.owners.set(id, field.ownerOf(rumiIds[0]))
  return held
}

/**
 * Stays are asked for with a bath or a lesson, all or nothing, and there are fewer hours than places. Then the desk
 * confirms stays, and with them what is inside, while their owner gives up the one or the other.
 */
export async function bookWithBath(field: Field): Promise<Attempt[]> {
  const monday = field.nextMonday()
  const dogs = field.dogs(field.size)
  const made = await together(field.size, (turn) =>
    tryToBook(field, { ...stayWithBath(monday, turn), dogs: [dogs[turn]!] }),
  )
  const held = (await heldOn(field, monday, addDays(monday, 1))).map(({ id }) => id)
  const had = made.flatMap(({ booking }) => booking?.id ?? [])
  const changed = await Promise.all([
    ...had.slice(0, 4).map((id) => tryToChange(field, id, { status: 'confirmed' }, 'marta')),
    ...held.slice(0, 8).map((id) => tryToChange(field, id, { status: 'cancelled' })),
  ])
  field.made.push(...held)
  return [...made, ...changed]
}
