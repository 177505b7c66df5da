import type { Database } from '../../apps/api/src/db/connect.ts'
import { now } from '../../apps/api/src/http/clock.ts'
import type { Ask, Attempt } from './attempt.ts'
import { countOversales, findLost } from './audit.ts'
import { surveyField, type Field } from './field.ts'
import { races } from './races.ts'
import type { AttackResult } from './report.ts'

type Attack = {
  target: string
  /** How many attempts in all, and how many of them at once. */
  attempts: number
  size: number
  ask: Ask
  /** The database, asked only after the attack: the embedded one belongs to its server until then. */
  whenOver: () => Promise<Database>
}

/** Races along every path in turns until enough was tried, then counts what the database holds. */
export async function attack({ target, attempts, size, ask, whenOver }: Attack): Promise<AttackResult> {
  const since = now()
  const field = await surveyField(ask, size)
  const tried = new Map<string, Attempt[]>()
  const seconds = new Map<string, number>()
  for (let count = 0; count < attempts;) {
    for (const [path, race] of Object.entries(races)) {
      const made = await timed(race, field, (spent) => seconds.set(path, (seconds.get(path) ?? 0) + spent))
      tried.set(path, [...(tried.get(path) ?? []), ...made])
      count += made.length
    }
  }
  const database = await whenOver()
  return {
    target,
    attempts: tried,
    seconds,
    oversales: await countOversales(database, since),
    lost: await findLost(database, [...tried.values()].flat()),
  }
}

async function timed(
  race: (field: Field) => Promise<Attempt[]>,
  field: Field,
  tell: (seconds: number) => void,
) {
  const began = performance.now()
  const made = await race(field)
  tell((performance.now() - began) / 1000)
  return made
}
