/** A mail before it has a look: what it says, in the order it says it. */
export type MailContent = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  title: string
  paragraphs: string[]
  facts?: { label: string; value: string }[]
  action?: { label: string; href: string }
  /** A quieter second way, below the button. */
  aside?: { label: string; href: string }
  /** What someone should know who did not ask for this mail. */
  closing?: string
}

const onOneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/** What people typed cannot begin a line of its own, where it would pass for a header or a link of the house. */
export const onOneLineEach = (content: MailContent): MailContent => ({
  ...content,
  subject: onOneLine(content.subject),
  preview: onOneLine(content.preview),
  title: onOneLine(content.title),
  paragraphs: content.paragraphs.map(onOneLine),
  ...(content.facts
    ? {
        facts: content.facts.map(({ label, value }) => ({
          label: onOneLine(label),
          value: onOneLine(value),
        })),
      }
    : {}),
})
