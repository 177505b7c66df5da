/** Reasons to think twice about a dog in a play group. */
export const groupWarningKinds = ['not-with', 'too-heavy'] as const
export type GroupWarningKind = (typeof groupWarningKinds)[number]

/** True if a dog is above the weight limit of a group; unknown weights and groups without a limit never are. */
export const isTooHeavy = (
  { weightKg }: { weightKg: number | null },
  { maxWeightKg }: { maxWeightKg: number | null },
) => weightKg !== null && maxWeightKg !== null && weightKg > maxWeightKg
