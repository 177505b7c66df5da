/** The sentences of a letter by the names that end their keys; facts stand in braces: `Hola, {nombre}`. */
export type LetterWords = { readonly [name: string]: string | readonly string[] | LetterWords }

/** The same once each sentence says what it says to somebody. */
export type Said<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends readonly string[]
      ? readonly string[]
      : Said<W[K]>
}

/** What the sentences of a letter may name, by the name in braces. */
export type LetterFacts = Readonly<Record<string, string>>
