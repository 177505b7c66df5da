import type { KnownHouse } from './known-house.ts'
import { withFacts } from './with-facts.ts'

/** What sentences are told with: what the business keeps of itself, and what it says in place of our own words, by key. */
export type Told = { house: KnownHouse; texts: Readonly<Record<string, string>> }

type Speaks = (...facts: never[]) => unknown
const isSpeaking = (value: unknown): value is Speaks => typeof value === 'function'

function toldWithin(value: unknown, key: string, told: Told): unknown {
  if (typeof value === 'string') return withFacts(told.texts[key] ?? value, told.house)
  if (Array.isArray(value)) return value.map((one, place) => toldWithin(one, `${key}.${place}`, told))
  if (isSpeaking(value))
    return (...facts: never[]) => {
      const said = value(...facts)
      return typeof said === 'string' ? withFacts(said, told.house) : said
    }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, within]: [string, unknown]) => [
      name,
      toldWithin(within, `${key}.${name}`, told),
    ]),
  )
}

/** One rendering asks for the same copy from many of its components. */
const known = new WeakMap<Told, WeakMap<object, object>>()

/** A page's copy in the words of this business: its own where it has some, with the facts that sentences name in braces. */
export function toldCopy<T extends object>(page: string, copy: T, told: Told): T {
  const ofTelling = known.get(told) ?? new WeakMap<object, object>()
  known.set(told, ofTelling)
  const said = ofTelling.get(copy) ?? (toldWithin(copy, page, told) as object)
  ofTelling.set(copy, said)
  return said as T
}
