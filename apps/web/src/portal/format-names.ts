const spoken = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** 'Canela', 'Canela y Frijol', 'Canela, Frijol y Taco'. */
export const formatNames = (dogs: readonly { name: string }[]) => spoken.format(dogs.map(({ name }) => name))
