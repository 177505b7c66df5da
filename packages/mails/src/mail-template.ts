import type { MailHouse } from './house.ts'
import type { MailFacts, MailWords, Said } from './mail-words.ts'
import type { MailContent } from './mail-content.ts'

/** How the sentences of a mail are said: with the words that the office keeps, and with their facts. */
export type Say = <W extends MailWords>(words: W, facts: MailFacts) => Said<W>

/** A mail of the house as it is shipped. */
export type MailTemplate<D> = {
  words: MailWords
  /** The same names whatever it is told, so that the office knows what a sentence may name. */
  facts: (data: D) => MailFacts
  content: (data: D, say: Say, house: MailHouse) => MailContent
}

type TemplateParts<D, W> = {
  words: W
  facts?: (data: D) => MailFacts
  write: (said: Said<W>, data: D, house: MailHouse) => MailContent
}

/** Puts a mail together: its shipped words, what they may name, and how it is made of them. */
export const mailTemplate =
  <D>() =>
  <const W extends MailWords>({
    words,
    facts = () => ({}),
    write,
  }: TemplateParts<D, W>): MailTemplate<D> => ({
    words,
    facts,
    content: (data, say, house) => write(say(words, facts(data)), data, house),
  })

type PlainWords = Pick<MailContent, 'subject' | 'preview' | 'title' | 'closing'> & {
  paragraphs: readonly string[]
  action: string
}

/** A mail that says all of its words in their order; its button leads there. */
export const plainMail = (
  { subject, preview, title, paragraphs, action, closing }: PlainWords,
  { link }: { link: string },
): MailContent => ({
  subject,
  preview,
  title,
  paragraphs: [...paragraphs],
  action: { label: action, href: link },
  ...(closing === undefined ? {} : { closing }),
})
