/** Steps of the setup guide before opening, in order. */
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
