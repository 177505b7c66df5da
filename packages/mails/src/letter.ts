import type { MailHouse } from './house.ts'
import type { LetterFacts, LetterWords, Said } from './letter-words.ts'
import type { MailContent } from './mail-content.ts'

/** How the sentences of a letter are said: with the words that the office keeps, and with their facts. */
export type Say = <W extends LetterWords>(words: W, facts: LetterFacts) => Said<W>

/** A letter of the house as it is shipped. */
export type Letter<D> = {
  words: LetterWords
  /** The same names whatever it is told, so that the office knows what a sentence may name. */
  facts: (data: D) => LetterFacts
  content: (data: D, say: Say, house: MailHouse) => MailContent
}

type LetterParts<D, W> = {
  words: W
  facts?: (data: D) => LetterFacts
  write: (said: Said<W>, data: D, house: MailHouse) => MailContent
}

/** Puts a letter together: its shipped words, what they may name, and how it is made of them. */
export const letter =
  <D>() =>
  <const W extends LetterWords>({ words, facts = () => ({}), write }: LetterParts<D, W>): Letter<D> => ({
    words,
    facts,
    content: (data, say, house) => write(say(words, facts(data)), data, house),
  })

type PlainWords = Pick<MailContent, 'subject' | 'preview' | 'title' | 'closing'> & {
  paragraphs: readonly string[]
  action: string
}

/** A letter that says all of its words in their order; its button leads there. */
export const plainLetter = (
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
