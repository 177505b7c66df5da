/** Why a time cannot be had: nothing is free, what is free does not take these dogs, or no room of the house ever does. */
export const placeLacks = ['full', 'too-heavy', 'too-many', 'one-room', 'weight', 'no-room'] as const
export type PlaceLack = (typeof placeLacks)[number]
