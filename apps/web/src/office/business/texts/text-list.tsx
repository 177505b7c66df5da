import type { StoredSiteText } from '@rumi/contract'
import { officeTextsCopy as copy } from '../../../copy/office/business/texts.ts'
import { nameAmongAll } from './text-pages.tsx'
import { TextRow } from './text-row.tsx'

type TextListProps = {
  texts: readonly StoredSiteText[]
  /** Shows page headings, for texts of several pages. */
  namesPages: boolean
  onLook: (text: StoredSiteText, value: string) => void
}

/** Texts in page order. */
export function TextList({ texts, namesPages, onLook }: TextListProps) {
  if (texts.length === 0) return <p>{copy.nothing}</p>
  return [...Map.groupBy(texts, ({ page }) => page)].map(([page, within]) => (
    <section key={page} aria-label={nameAmongAll(page)}>
      {namesPages && <h2 className="pt-2 text-lg">{nameAmongAll(page)}</h2>}
      <ul className="border-t-2 border-ink">
        {within.map((text) => (
          <TextRow key={text.key} text={text} onLook={(value) => onLook(text, value)} />
        ))}
      </ul>
    </section>
  ))
}
