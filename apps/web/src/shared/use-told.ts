import type { HouseSettings } from '@rumi/contract'
import { useHouse } from './use-house.ts'
import { withFacts } from './with-facts.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function filledIn(copy: unknown, house: HouseSettings): unknown {
  if (typeof copy === 'string') return withFacts(copy, house)
  if (Array.isArray(copy)) return copy.map((part) => filledIn(part, house))
  if (!isRecord(copy)) return copy
  return Object.fromEntries(Object.entries(copy).map(([name, part]) => [name, filledIn(part, house)]))
}

/** Copy in which every sentence says the facts that it names, however deep it stands; what is no text stays. */
export const told = <Copy>(copy: Copy, house: HouseSettings) => filledIn(copy, house) as Copy

/** The same with what the office keeps. */
export const useTold = <Copy>(copy: Copy): Copy => told(copy, useHouse())
