const names = { rfc: 'el RFC', taxRegime: 'el régimen fiscal' } as const

/** Messages about missing or invalid settings. */
export const settingsSentences = {
  taxDataMissing: (missing: readonly (keyof typeof names)[]) =>
    `Falta ${missing.map((name) => names[name]).join(' y ')} del negocio. ` +
    'Quien administra lo escribe en Ajustes, Negocio; después vuelve a intentarlo.',
  feed: {
    'not-https': 'Esa dirección no es segura. Escribe una que empiece con https://.',
    private: 'Esa dirección es de una red privada. Escribe la de un blog que esté en internet.',
    moved: 'Esa dirección manda a otra. Ábrela en tu navegador y pega aquí la dirección final.',
    unreachable: 'No pudimos leer esa dirección. Revisa que esté bien escrita y que abra en tu navegador.',
    'too-large': 'Ese feed pesa más de 1 MB. Pide a tu blog uno con menos notas.',
    'not-a-feed':
      'En esa dirección no hay un feed RSS ni Atom. Busca en tu blog el enlace que dice RSS o feed.',
  },
} as const
