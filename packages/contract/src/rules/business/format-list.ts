const spanish = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** 'lunes 12, martes 13 y jueves 15'; nothing of nothing. */
export const formatList = (words: readonly string[]) => spanish.format(words)

/** 'Canela', 'Canela y Frijol', 'Canela, Frijol y Taco'. */
export const formatNames = (dogs: readonly { name: string }[]) => formatList(dogs.map(({ name }) => name))
