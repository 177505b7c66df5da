/** Requirements that a service may set for a dog or its owner. */
export const requirementKeys = [
  'multiple',
  'rabies',
  'bordetella',
  'parvovirus',
  'distemper',
  'deworming-internal',
  'deworming-external',
  'evaluation',
  'age',
  'owner-identified',
] as const
export type RequirementKey = (typeof requirementKeys)[number]
