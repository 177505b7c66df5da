import type { StoredSiteText } from '@rumi/contract'
import { mailNames, officeMailsCopy } from '../../../copy/office/business/mails.ts'
import { officeTextsCopy as copy } from '../../../copy/office/business/texts.ts'
import { belongsToMail } from './found-texts.ts'

/** Name of a page or mail. */
export const nameOfPage = (page: string) =>
  Object.hasOwn(copy.pages, page) ? copy.pages[page as keyof typeof copy.pages] : (mailNames[page] ?? page)

/** Name in a list of pages and mails. */
export const nameAmongAll = (page: string) =>
  belongsToMail(page) ? officeMailsCopy.option(nameOfPage(page)) : nameOfPage(page)

type TextPagesProps = { texts: readonly StoredSiteText[]; page: string; onChoose: (page: string) => void }

/** Pages and mails with their number of edited texts; a select on a phone. */
export function TextPages({ texts, page: chosen, onChoose }: TextPagesProps) {
  const all = [...Map.groupBy(texts, ({ page }) => page)]
  const groups = [
    { title: officeMailsCopy.pages, pages: all.filter(([page]) => !belongsToMail(page)) },
    { title: officeMailsCopy.group, pages: all.filter(([page]) => belongsToMail(page)) },
  ]
  return (
    <nav
      aria-label={copy.page}
      className="hidden lg:sticky lg:top-4 lg:grid lg:max-h-[calc(100dvh-2rem)] lg:gap-5 lg:overflow-y-auto lg:pr-2"
    >
      {groups.map(
        ({ title, pages }) =>
          pages.length > 0 && (
            <section key={title} aria-label={title}>
              <h2 className="pb-1 text-sm font-strong text-ink-soft">{title}</h2>
              <ul className="grid border-t border-line">
                {pages.map(([page, within]) => (
                  <li key={page}>
                    <PageButton page={page} within={within} isChosen={page === chosen} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </nav>
  )
}

type PageButtonProps = {
  page: string
  within: readonly StoredSiteText[]
  isChosen: boolean
  onChoose: (page: string) => void
}

function PageButton({ page, within, isChosen, onChoose }: PageButtonProps) {
  const changed = within.filter(({ value }) => value !== null).length
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={() => onChoose(page)}
      className="grid min-h-9 w-full content-center border-b border-line px-2 py-1 text-left hover:bg-sand aria-[current]:bg-sand aria-[current]:font-strong"
    >
      {nameOfPage(page)}
      {changed > 0 && <span className="text-sm font-normal text-ink-soft">{copy.changed(changed)}</span>}
    </button>
  )
}
