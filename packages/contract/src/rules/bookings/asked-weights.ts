/** Weights as an address carries them: kilos with a comma between dogs, '-' for one that was never weighed. */
const oneWeight = String.raw`(-|\d{1,3}(\.\d{1,2})?)`
export const askedWeights = new RegExp(`^${oneWeight}(,${oneWeight}){0,9}$`)

export const weightsAsText = (weightsKg: readonly (number | null)[]) =>
  weightsKg.map((kg) => (kg === null ? '-' : String(Math.round(kg * 100) / 100))).join(',')

/** The kilos of a text that `askedWeights` accepts, null where a dog was never weighed. */
export const weightsInText = (weights: string) =>
  weights.split(',').map((kg) => (kg === '-' ? null : Number(kg)))
