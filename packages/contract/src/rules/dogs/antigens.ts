/** Antigens of vaccines (docs/domain.md#medical-records). */
export const antigens = [
  'rabies',
  'parvovirus',
  'distemper',
  'hepatitis',
  'leptospira',
  'bordetella',
  'parainfluenza',
] as const
export type Antigen = (typeof antigens)[number]

/**
 * Antigens of Múltiple. Quíntuple and séxtuple are its names by number of antigens
 * (docs/domain.md#medical-records).
 */
export const multipleAntigens = [
  'parvovirus',
  'distemper',
  'hepatitis',
  'leptospira',
  'parainfluenza',
] as const satisfies readonly Antigen[]
