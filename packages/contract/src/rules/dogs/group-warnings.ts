/** Reasons to think twice about a dog in a play group. */
export const groupWarningKinds = ['not-with', 'too-heavy'] as const
export type GroupWarningKind = (typeof groupWarningKinds)[number]

/** Returns those of the present dogs that a dog must not meet. */
export const presentFoes = <Other extends { _id: string }>(
  { notWith }: { notWith: readonly string[] },
  present: readonly Other[],
): Other[] => present.filter(({ _id }) => notWith.includes(_id))

/** True if a dog is above the weight limit of a group; unknown weights and groups without a limit never are. */
export const isTooHeavy = (
  { weightKg }: { weightKg: number | null },
  { maxWeightKg }: { maxWeightKg: number | null },
) => weightKg !== null && maxWeightKg !== null && weightKg > maxWeightKg
