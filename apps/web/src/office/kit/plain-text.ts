/**
 * Letters without accents or capitals, spaces as one, so that 'perez' finds 'Pérez'. The shop has its own: shared, it would be one more
 * file that public pages load.
 */
export const plainText = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
