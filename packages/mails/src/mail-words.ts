/** The sentences of a mail by the names that end their keys; facts stand in braces: `Hola, {nombre}`. */
export type MailWords = { readonly [name: string]: string | readonly string[] | MailWords }

/** Words after their placeholders are filled. */
export type FilledText<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends readonly string[]
      ? readonly string[]
      : FilledText<W[K]>
}

/** Placeholders of a mail by the name in braces. */
export type MailFacts = Readonly<Record<string, string>>
