/** The sentences of a mail by the names that end their keys; facts stand in braces: `Hola, {nombre}`. */
export type MailWords = { readonly [name: string]: string | readonly string[] | MailWords }

/** The same once each sentence says what it says to somebody. */
export type Said<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends readonly string[]
      ? readonly string[]
      : Said<W[K]>
}

/** What the sentences of a mail may name, by the name in braces. */
export type MailFacts = Readonly<Record<string, string>>
