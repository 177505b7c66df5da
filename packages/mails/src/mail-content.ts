import type { Fact, factLabels } from './fact-labels.ts'

/** Content of a mail before layout, in order. */
export type MailContent = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  facts?: readonly Fact[]
  action?: { label: string; href: string }
  /** A quieter second way, below the button. */
  aside?: { label: string; href: string }
  /** Where the client announces the arrival; the mail also carries it as a QR code. */
  arrival?: { label: string; href: string }
  /** Text for recipients who did not request this mail. */
  closing?: string
}

/** A mail whose facts are called what the office calls them. */
export type FilledContent = Omit<MailContent, 'facts'> & { facts?: { label: string; value: string }[] }

export type FactLabels = Readonly<Record<keyof typeof factLabels, string>>

const onOneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/** Typed text cannot begin a line, where it could pass for a header or link of the business. */
export const onOneLineEach = ({ facts, ...content }: MailContent, labels: FactLabels): FilledContent => ({
  ...content,
  subject: onOneLine(content.subject),
  preview: onOneLine(content.preview),
  title: onOneLine(content.title),
  paragraphs: content.paragraphs.map(onOneLine),
  ...(facts
    ? {
        facts: facts.map((fact) => ({
          label: onOneLine('named' in fact ? labels[fact.named] : fact.label),
          value: onOneLine(fact.value),
        })),
      }
    : {}),
})
