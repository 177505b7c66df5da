import {
  sizeOf,
  weightOfSize,
  type RequestedDog,
  type PricedDog,
  type quoteForm,
  type SizeRules,
} from '@rumi/contract'
import type { z } from 'zod'
import { visitorSentences as say } from '../copy/people/client-sentences.ts'

type RequestedDogs = z.output<typeof quoteForm>['dogs']

const requestedDogs = (dogs: RequestedDogs): RequestedDog[] =>
  Array.isArray(dogs)
    ? dogs.map((dog) => (typeof dog === 'string' ? { name: dog } : dog))
    : Array.from({ length: dogs }, () => ({}))

const calledIn = (dogs: readonly RequestedDog[]) => (dog: RequestedDog, index: number) =>
  dog.name ?? say.unnamedDog(index, dogs.length)

/** Returns the dogs of a request for pricing: by weight, else by size. */
export function dogsToPrice(requested: RequestedDogs, sizes: Partial<SizeRules>): PricedDog[] {
  const dogs = requestedDogs(requested)
  const nameOf = calledIn(dogs)
  return dogs.map((dog, index) => ({
    name: nameOf(dog, index),
    weightKg: dog.weightKg ?? (dog.size ? weightOfSize(dog.size, sizes) : null),
  }))
}

/**
 * Returns the number of dogs and their description in the mail: sizes first, then names on their own line.
 */
export function dogsInMail(requested: RequestedDogs) {
  const dogs = requestedDogs(requested)
  const nameOf = calledIn(dogs)
  const sizes = dogs.flatMap((dog, index) => {
    const size = dog.weightKg === undefined ? dog.size : sizeOf(dog.weightKg, {})
    const kilos = dog.weightKg === undefined ? '' : ` (${dog.weightKg} kg)`
    return size ? [`${nameOf(dog, index)}, ${say.sizeNames[size]}${kilos}`] : []
  })
  const names = dogs.flatMap(({ name }) => name ?? [])
  return {
    count: dogs.length,
    lines: [
      ...(sizes.length > 0 ? [say.sizes(sizes)] : []),
      ...(names.length > 0 ? [say.forDogs(names)] : []),
    ],
  }
}
