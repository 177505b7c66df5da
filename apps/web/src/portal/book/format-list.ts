const spoken = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** 'lunes 12, martes 13 y jueves 15'. */
export const formatList = (words: readonly string[]) => spoken.format(words)
