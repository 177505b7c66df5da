import type { KeptText } from '@rumi/contract'
import { plainText } from '../../kit/plain-text.ts'
import { textLabel } from './text-label.ts'

/** What is said now. */
export const currentText = ({ value, default: shipped }: KeptText) => value ?? shipped

/** The texts that say what is looked for, now or as shipped, or stand where it says; accents and case aside. */
export function foundTexts(texts: readonly KeptText[], search: string) {
  const wanted = plainText(search)
  if (wanted === '') return texts
  return texts.filter((text) =>
    [text.default, text.value ?? '', textLabel(text.key)].some((said) => plainText(said).includes(wanted)),
  )
}
