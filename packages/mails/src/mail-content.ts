import type { Fact, factLabels } from './fact-labels.ts'

/** A mail before it has a look: what it says, in the order it says it. */
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
  /** What someone should know who did not ask for this mail. */
  closing?: string
}

/** A mail whose facts are called what the office calls them. */
export type SaidContent = Omit<MailContent, 'facts'> & { facts?: { label: string; value: string }[] }

export type FactLabels = Readonly<Record<keyof typeof factLabels, string>>

const onOneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/** What people typed cannot begin a line of its own, where it would pass for a header or a link of the house. */
export const onOneLineEach = ({ facts, ...content }: MailContent, labels: FactLabels): SaidContent => ({
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
