/** Messages about rejected texts of the site. */
export const textSentences = {
  /** At the head of a mail that is sent to be looked at. */
  test: (subject: string) => `Prueba: ${subject}`,
  tooLong: (most: number) => `Escribe a lo más ${most} caracteres: es lo que cabe en su lugar.`,
  unknownFact: (fact: string, known: readonly string[]) =>
    `«{${fact}}» no es un dato del negocio. Puedes usar ${known.map((name) => `{${name}}`).join(', ')}.`,
}
