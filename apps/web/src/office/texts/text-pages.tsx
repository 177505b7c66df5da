import type { KeptText } from '@rumi/contract'
import { officeTextsCopy as copy } from '../../copy/office-texts.ts'

/** What a page is called where its texts are kept. */
export const nameOfPage = (page: string) =>
  Object.hasOwn(copy.pages, page) ? copy.pages[page as keyof typeof copy.pages] : page

type TextPagesProps = { texts: readonly KeptText[]; page: string; onChoose: (page: string) => void }

/** The pages, each with how many of its texts have the business's own words; a phone has a list to choose from instead. */
export function TextPages({ texts, page: chosen, onChoose }: TextPagesProps) {
  const pages = [...Map.groupBy(texts, ({ page }) => page)]
  return (
    <nav aria-label={copy.page} className="hidden lg:sticky lg:top-4 lg:block">
      <ul className="grid border-t border-line">
        {pages.map(([page, within]) => {
          const changed = within.filter(({ value }) => value !== null).length
          return (
            <li key={page}>
              <button
                type="button"
                aria-current={page === chosen || undefined}
                onClick={() => onChoose(page)}
                className="grid min-h-9 w-full content-center border-b border-line px-2 py-1 text-left hover:bg-sand aria-[current]:bg-sand aria-[current]:font-strong"
              >
                {nameOfPage(page)}
                {changed > 0 && (
                  <span className="text-sm font-normal text-ink-soft">{copy.changed(changed)}</span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
