/** Why a time cannot be had: nothing is free, or what is free does not take these dogs. */
export const placeLacks = ['full', 'too-heavy', 'too-many', 'one-room', 'weight'] as const
export type PlaceLack = (typeof placeLacks)[number]
