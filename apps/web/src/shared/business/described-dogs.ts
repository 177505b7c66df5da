import type { RoomSize } from '@rumi/contract'

/** Dog that is not written down yet: its size, or null if that was not requested. */
export type DescribedDog = RoomSize | null

const words: Record<RoomSize, string> = { small: 'chico', medium: 'mediano', large: 'grande' }
const sizes: Readonly<Record<string, RoomSize>> = { chico: 'small', mediano: 'medium', grande: 'large' }

/** Formats dogs for an address, 'grande,-'; undefined for a single one of unknown size. */
export const describedDogsText = (dogs: readonly DescribedDog[]) =>
  dogs.length > 1 || dogs[0] ? dogs.map((size) => (size === null ? '-' : words[size])).join(',') : undefined

const mostDogs = 10

/** Parses dogs of an address; unknown words count as a dog of unknown size. */
export const describedDogsIn = (text: string | null): readonly DescribedDog[] =>
  text
    ? text
        .split(',')
        .slice(0, mostDogs)
        .map((word) => sizes[word] ?? null)
    : []
