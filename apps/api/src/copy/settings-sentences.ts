const names = { rfc: 'el RFC', taxRegime: 'el régimen fiscal' } as const

/** What is said where the house has not said enough of itself. */
export const settingsSentences = {
  taxDataMissing: (missing: readonly (keyof typeof names)[]) =>
    `Falta ${missing.map((name) => names[name]).join(' y ')} de la casa. ` +
    'Quien administra lo escribe en Ajustes, La casa; después vuelve a intentarlo.',
} as const
