/**
 * Normalises text for search: no accents, capitals or repeated spaces, so that 'perez' finds 'Pérez'. The shop has its
 * own copy: a shared one would be an additional file on public pages.
 */
export const plainText = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
