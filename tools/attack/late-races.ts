import { addDays, instantAt, addMinutes } from '@rumi/contract'
import { setTimeout as pause } from 'node:timers/promises'
import { attempt, type Attempt } from './attempt.ts'
import type { Field } from './load-targets.ts'
import { together, tryToBook, tryToChange, type Wanted } from './races.ts'

const patienceMs = 8_000

/** The entries of those who wait for a day, as the desk sees them. */
async function offeredFor({ request }: Field, ids: readonly string[]) {
  const { body } = await request('marta', 'GET', '/api/waitingList?limit=200&status=offered')
  const offered = (body?.data?.waitingList ?? []) as { id: string }[]
  return offered.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
}

/**
 * * A day is full and others wait for it. One place is freed: the person it is offered to takes and leaves it many times at
 * once, while others try to book past the list.
 */
export async function waitAndTake(field: Field): Promise<Attempt[]> {
  const day = field.nextMonday()
  const dogs = field.dogs(field.size + 6)
  const serviceId = field.service('Guardería').id
  const wanted = (dog: string): Wanted => ({ type: 'Guardería', dogs: [dog], start: day, end: day })
  const taken = []
  for (const dog of dogs.slice(0, 3)) taken.push(await tryToBook(field, wanted(dog)))
  const { body } = await field.request(field.ownerOf(dogs[4]!), 'POST', '/api/waitingList', {
    serviceId,
    rumiIds: [dogs[4]],
    start: day,
    end: day,
  })
  const waiting = (body?.data?.waitingEntry as { id: string } | undefined)?.id
  const freed = taken.find(({ booking }) => booking)?.booking?.id
  if (!waiting || !freed) return []
  await tryToChange(field, freed, { status: 'cancelled' })
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(100))
    if ((await offeredFor(field, [waiting])).length > 0) break
  return together(field.size, (turn) => {
    if (turn % 3 === 0) return tryToBook(field, wanted(dogs[turn + 5]!))
    const status = turn % 3 === 1 ? 'accepted' : 'declined'
    return attempt(() =>
      field.request(field.ownerOf(dogs[4]!), 'PATCH', `/api/waitingList/${waiting}`, { status }),
    )
  })
}

/** Five sessions are paid; many more are booked at once, and cancelled and booked again. */
export async function spendAPass(field: Field): Promise<Attempt[]> {
  const monday = field.nextMonday()
  const family = field.nextFamily()
  await field.request('marta', 'POST', '/api/passes', {
    kind: 'training-5',
    ownerId: family.id,
    payment: { method: 'cash' },
  })
  const made = await together(field.size, (turn) => {
    const start = instantAt(addDays(monday, turn % 5), `${String(8 + (turn % 9)).padStart(2, '0')}:00`)
    return tryToBook(field, {
      type: 'Entrenamiento',
      dogs: [family.dogs[turn % family.dogs.length]!],
      start,
      end: addMinutes(start, 60),
    })
  })
  const ids = made.flatMap(({ booking }) => (booking ? [booking.id] : []))
  const cancelled = await Promise.all(
    ids
      .slice(0, 4)
      .flatMap((id) => [
        tryToChange(field, id, { status: 'cancelled' }),
        tryToChange(field, id, { status: 'confirmed' }, 'marta'),
      ]),
  )
  return [...made, ...cancelled]
}
