/**
 * Reasons why a time is not available: nothing is free, the free places do not fit these dogs, or no room
 * ever fits them.
 */
export const placeLacks = ['full', 'too-heavy', 'too-many', 'one-room', 'weight', 'no-room'] as const
export type PlaceLack = (typeof placeLacks)[number]
