/** Kinds of moments in the timeline of a visit. */
export const visitMomentKinds = [
  'arrived',
  'service-begun',
  'service-done',
  'meal',
  'medicine',
  'walk',
  'care',
  'report',
  'incident',
  'ready',
  'left',
] as const
export type VisitMomentKind = (typeof visitMomentKinds)[number]
