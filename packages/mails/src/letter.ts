/** A mail before it has a look: what it says, in the order it says it. */
export type Letter = {
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
export const onOneLineEach = (letter: Letter): Letter => ({
  ...letter,
  subject: onOneLine(letter.subject),
  preview: onOneLine(letter.preview),
  title: onOneLine(letter.title),
  paragraphs: letter.paragraphs.map(onOneLine),
  ...(letter.facts
    ? {
        facts: letter.facts.map(({ label, value }) => ({ label: onOneLine(label), value: onOneLine(value) })),
      }
    : {}),
})
