/** Kinds of moments in the timeline of a visit. */
export const visitMomentKinds = [
  'arrived',
  'service-begun',
  'service-done',
  'report',
  'ready',
  'left',
] as const
export type VisitMomentKind = (typeof visitMomentKinds)[number]
