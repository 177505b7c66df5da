/** What the guide of a new house leads through before it opens, in this order. */
export const setupSteps = [
  'identity',
  'hours',
  'places',
  'services',
  'requirements',
  'payments',
  'team',
] as const
export type SetupStep = (typeof setupSteps)[number]
