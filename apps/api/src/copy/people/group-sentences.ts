/** Messages about play groups. */
export const groupSentences = {
  notWith: (name: string, other: string) => `${name} no debe estar con ${other}.`,
  tooHeavy: (name: string, group: string) => `${name} pesa más que el límite de ${group}.`,
  retired: 'Ese grupo ya no se usa. Elige otro.',
  noSuchTag: 'Una de esas etiquetas ya no existe. Elígelas de nuevo.',
  noSuchDog: 'Uno de esos rumis ya no existe. Elige de nuevo.',
  notWithItself: 'Elige a otro rumi: nadie se separa de sí.',
} as const
