/** Messages about plan cards. */
export const planCardSentences = {
  needsService: 'Elige a qué servicio lleva el botón.',
  noSuchService: 'Ese servicio ya no existe. Elige otro.',
  passPaysForOther: 'Ese pase no paga el servicio de la tarjeta.',
} as const
