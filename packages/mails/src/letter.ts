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
