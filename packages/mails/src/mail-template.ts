import type { MailBusiness } from './business.ts'
import type { MailFacts, MailWords, FilledText } from './mail-words.ts'
import type { MailContent } from './mail-content.ts'

/** Renders the sentences of a mail with the office's texts and the given facts. */
export type Say = <W extends MailWords>(words: W, facts: MailFacts) => FilledText<W>

/** Default template of a mail. */
export type MailTemplate<D> = {
  words: MailWords
  /** Placeholders. Their names do not depend on the data, so that the office knows them all. */
  facts: (data: D) => MailFacts
  content: (data: D, say: Say, business: MailBusiness) => MailContent
}

type TemplateParts<D, W> = {
  words: W
  facts?: (data: D) => MailFacts
  write: (text: FilledText<W>, data: D, business: MailBusiness) => MailContent
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
    content: (data, say, business) => write(say(words, facts(data)), data, business),
  })

type PlainWords = Pick<MailContent, 'subject' | 'preview' | 'title' | 'closing'> & {
  paragraphs: readonly string[]
  action: string
}

/** Mail that renders all of its texts in order, with one button. */
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
