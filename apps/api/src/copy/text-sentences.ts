/** Why words for the site are refused. */
export const textSentences = {
  tooLong: (most: number) => `Escribe a lo más ${most} caracteres: es lo que cabe en la página.`,
  unknownFact: (fact: string, known: readonly string[]) =>
    `«{${fact}}» no es un dato de la casa. Puedes usar ${known.map((name) => `{${name}}`).join(', ')}.`,
}
