import { isStay, type DogOnBoard, type VisitCard } from '../visit-card/visit-cards.ts'

/** Fields of a dog that the desk should know during a visit. */
export const neededFields = ['feeding', 'medication', 'allergies'] as const
export type NeededField = (typeof neededFields)[number]

export type DogWithGaps = { dog: DogOnBoard['dog']; missing: readonly NeededField[] }

/** Returns the dogs that are expected or present and lack data; food and medicine only where the dog stays and its care plan names none. */
export function dogsWithGaps(
  cards: readonly VisitCard[],
  hasPlan: (dogId: string, kind: 'meal' | 'medicine') => boolean,
): DogWithGaps[] {
  const gaps = cards
    .flatMap(({ members }) => members)
    .filter(({ visit }) => visit.status === 'expected' || visit.status === 'in-house')
    .map(({ dog, bookings }) => {
      const needed = bookings.some(isStay) ? neededFields : (['allergies'] as const)
      const isPlanned = (field: NeededField) =>
        (field === 'feeding' && hasPlan(dog._id, 'meal')) ||
        (field === 'medication' && hasPlan(dog._id, 'medicine'))
      return { dog, missing: needed.filter((field) => dog[field] === '' && !isPlanned(field)) }
    })
  return gaps.filter(({ missing }) => missing.length > 0)
}
