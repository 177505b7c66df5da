import type { PageCopy } from '../copy/page-copy.ts'
import type { PublicCopy, TextPage } from '../copy/public-copy.ts'
import { toldCopy } from '../shared/told-copy.ts'
import { toldIn, type Matched } from '../shared/told-in.ts'

type PageWithMeta = Exclude<TextPage, 'chrome' | 'house'>

/** The `meta` export of a public page, from its copy. */
export const pageMeta =
  <P extends PageWithMeta>(page: P, copy: PublicCopy[P]) =>
  (matched: Matched) => {
    const { title, description } = toldCopy<PageCopy>(page, copy, toldIn(matched)).meta
    return [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'es_MX' },
    ]
  }
