/** Sentences about people who may collect a dog. */
export const collectorSentences = {
  whoseIsIt: 'Di de qué cliente.',
  tooMany: (most: number) => `Caben hasta ${most} personas. Quita a alguien primero.`,
  reasonMissing: (name: string) =>
    `${name} no está en la lista de quién puede recogerlo. Escribe por qué se le entrega.`,
}
