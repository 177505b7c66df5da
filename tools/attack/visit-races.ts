import { attempt, type Attempt } from './attempt.ts'
import { expectOf, isWon } from './exact-races.ts'
import type { Field } from './load-targets.ts'
import { together } from './races.ts'

type Visit = { id: string; status: string; bookingIds: string[] }

/** The visits of today, as the desk sees them, that `wanted` finds. */
async function visitsOfToday({ request }: Field, wanted: (visit: Visit) => boolean): Promise<Visit[]> {
  const { body } = await request('marta', 'GET', '/api/visits')
  return ((body?.data?.visits ?? []) as Visit[]).filter(wanted)
}

/** Two dogs of one booking arrive, leave and are brought back by many devices at once: each is in one place at the end. */
export async function arriveAndLeave(field: Field): Promise<Attempt[]> {
  const present = await visitsOfToday(field, ({ status }) => status === 'in-house')
  const shared = present.filter((one) =>
    present.some(
      (other) => other.id !== one.id && other.bookingIds.some((id) => one.bookingIds.includes(id)),
    ),
  )
  const [first, second] = shared
  if (!first || !second) throw new Error('no two dogs of one booking are present to race')
  const steps = ['departure', 'reversal', 'arrival', 'departure', 'missed'] as const
  const tried = await together(field.size, (turn) => {
    const step = steps[turn % steps.length]!
    const { id } = turn % 2 ? first : second
    const body = step === 'reversal' ? { reason: 'Se anotó por error' } : {}
    return attempt(() => field.request('marta', 'POST', `/api/visits/${id}/${step}`, body))
  })
  const after = await visitsOfToday(field, ({ id }) => id === first.id || id === second.id)
  expectOf(field, 'visits of two dogs after many arrivals and departures', after.length, 2)
  expectOf(field, 'an accepted step among arrivals and departures', tried.some(isWon), true)
  return tried
}
