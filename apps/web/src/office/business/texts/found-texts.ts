import type { StoredSiteText } from '@rumi/contract'
import { plainText } from '../../kit/plain-text.ts'
import { textLabel } from './text-label.ts'

/** Current text. */
export const currentText = ({ value, default: shipped }: StoredSiteText) => value ?? shipped

/** Texts that match a search by current or default text or by place, ignoring accents and case. */
export function foundTexts(texts: readonly StoredSiteText[], search: string) {
  const wanted = plainText(search)
  if (wanted === '') return texts
  return texts.filter((text) =>
    [text.default, text.value ?? '', textLabel(text.key)].some((content) =>
      plainText(content).includes(wanted),
    ),
  )
}
