import {
  sizeOf,
  weightOfSize,
  type AskedDog,
  type PricedDog,
  type quoteForm,
  type SizeRules,
} from '@rumi/contract'
import type { z } from 'zod'
import { visitorSentences as say } from '../copy/people/visitor-sentences.ts'

type RequestedDogs = z.output<typeof quoteForm>['dogs']

const told = (dogs: RequestedDogs): AskedDog[] =>
  Array.isArray(dogs)
    ? dogs.map((dog) => (typeof dog === 'string' ? { name: dog } : dog))
    : Array.from({ length: dogs }, () => ({}))

const calledIn = (dogs: readonly AskedDog[]) => (dog: AskedDog, index: number) =>
  dog.name ?? say.unnamedDog(index, dogs.length)

/** The dogs of a request as a service prices them: by their weight, else by the size that was said. */
export function dogsToPrice(asked: RequestedDogs, sizes: Partial<SizeRules>): PricedDog[] {
  const dogs = told(asked)
  const nameOf = calledIn(dogs)
  return dogs.map((dog, index) => ({
    name: nameOf(dog, index),
    weightKg: dog.weightKg ?? (dog.size ? weightOfSize(dog.size, sizes) : null),
  }))
}

/** How many they are, and what is told of them in the mail: sizes first, then names on a line of their own. */
export function dogsInMail(asked: RequestedDogs) {
  const dogs = told(asked)
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
