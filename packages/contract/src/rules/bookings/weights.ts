import { roomTakes } from './hotel.ts'
import { assignRooms, type Guest, type Room } from './room-assignment.ts'
import type { ServiceType } from './service-types.ts'

/** Missing facts that would improve the service. They block nothing. */
export const quoteHintCodes = ['weight-missing'] as const
export type QuoteHint = { rumiId: string; code: (typeof quoteHintCodes)[number]; message: string }

type Weighed = { id: string; name: string; weightKg: number | null }

/** A room is chosen by weight: without it a dog is only sure of the one room that has no limit (decision 49). */
export const hintsFor = (serviceType: ServiceType, dogs: readonly Weighed[]): QuoteHint[] =>
  dogs
    .filter(({ weightKg }) => serviceType === 'Hotel' && weightKg === null)
    .map(({ id, name }) => ({
      rumiId: id,
      code: 'weight-missing',
      message: `Nos falta el peso de ${name}. Sin él solo podemos darle la habitación grande: escríbelo en su página y buscamos entre todas.`,
    }))

/** The dogs whose weight, once it is known, may yet give the family one of these rooms; none where it would not help. */
export const weightsThatMayHelp = (guests: readonly Guest[], free: readonly Room[]): string[] => {
  const unweighed = guests.filter(({ weightKg }) => weightKg === null)
  const asLight = guests.map(({ weightKg }) => weightKg ?? 0)
  const helps = assignRooms(guests, free)?.length !== 1 && free.some((room) => roomTakes(room, asLight))
  return helps ? unweighed.map(({ id }) => id) : []
}

/** Weights as an address carries them: kilos with a comma between dogs, '-' for one that was never weighed. */
const oneWeight = String.raw`(-|\d{1,3}(\.\d{1,2})?)`
export const weightsPattern = new RegExp(`^${oneWeight}(,${oneWeight}){0,9}$`)

export const weightsAsText = (weightsKg: readonly (number | null)[]) =>
  weightsKg.map((kg) => (kg === null ? '-' : String(Math.round(kg * 100) / 100))).join(',')

/** The kilos of a text that `weightsPattern` accepts, null where a dog was never weighed. */
export const weightsInText = (weights: string) =>
  weights.split(',').map((kg) => (kg === '-' ? null : Number(kg)))
