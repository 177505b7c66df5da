/** What a service may ask of a dog or its owner, by name. */
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
