import { comingSoonCopy } from '../copy/site/business.ts'
import type { PageCopy } from '../copy/site/page-copy.ts'
import type { PublicCopy, TextPage } from '../copy/site/public-copy.ts'
import { resolveCopy, copyContextOf, type Matched } from '../shared/business/resolve-copy.ts'

type PageWithMeta = Exclude<TextPage, 'chrome' | 'house'>

type Drawn = { isOpen?: boolean; hasOwnNotice?: boolean }

/** Before the opening only the privacy notice is rendered, once the business has its details. */
function isDrawn(page: PageWithMeta, { matches }: Matched): boolean {
  const root = matches.find((match) => match?.id === 'root')
  const { isOpen = true, hasOwnNotice = false } = (root?.loaderData ?? {}) as Drawn
  return isOpen || (page === 'privacy' && hasOwnNotice)
}

/** The `meta` export of a public page, from its copy. */
export const pageMeta =
  <P extends PageWithMeta>(page: P, copy: PublicCopy[P]) =>
  (matched: Matched) => {
    const context = copyContextOf(matched)
    const { title, description } = isDrawn(page, matched)
      ? resolveCopy<PageCopy>(page, copy, context).meta
      : resolveCopy('comingSoon', comingSoonCopy, context).meta
    return [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'es_MX' },
    ]
  }
