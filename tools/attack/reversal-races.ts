import { attempt, type Attempt } from './attempt.ts'
import { expectOf, isWon } from './exact-races.ts'
import type { Field } from './load-targets.ts'
import { attackedPlaces } from './prepare-attack.ts'
import { together, tryToBook } from './races.ts'

/** One place is left on a day: the reversal of a no-show, sent several times at once, races those who book it. */
export async function reverseAMissedDay(field: Field): Promise<Attempt[]> {
  const day = field.nextMonday()
  const { body } = await field.request(
    'marta',
    'GET',
    `/api/serviceBookings?status=no-show&from=${day}&to=${day}`,
  )
  const [missed] = (body?.data?.serviceBookings ?? []) as { id: string }[]
  if (!missed) return []
  const dogs = field.dogs(field.size)
  const book = (turn: number) =>
    tryToBook(field, { type: 'Guardería', dogs: [dogs[turn]!], start: day, end: day })
  const reverse = () =>
    attempt(() =>
      field.request('marta', 'POST', `/api/serviceBookings/${missed.id}/reversal`, {
        from: 'no-show',
        reason: 'Sí vino ese día',
      }),
    )
  const before: Attempt[] = []
  for (let turn = 1; turn < attackedPlaces; turn += 1) before.push(await book(turn))
  const reversals: Attempt[] = []
  const tried = await together(field.size - attackedPlaces, async (turn) => {
    if (turn % 3 > 0) return book(turn + attackedPlaces)
    const made = await reverse()
    reversals.push(made)
    return made
  })
  const won = reversals.filter(isWon).length
  if (won > 0) field.made.push(missed.id)
  expectOf(field, 'reversals of one no-show, beyond the first', Math.max(0, won - 1), 0)
  return [...before, ...tried]
}
