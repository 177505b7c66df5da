import type { PageCopy } from '../../copy/site/page-copy.ts'
import { copyContextOf, type Matched } from '../../shared/business/resolve-copy.ts'
import { withFacts } from '../../shared/business/with-facts.ts'

/** Title and description of a page excluded from search engines. */
export const privateMeta =
  ({ meta }: PageCopy) =>
  (matched: Matched) => [
    { title: withFacts(meta.title, copyContextOf(matched).business) },
    { name: 'description', content: withFacts(meta.description, copyContextOf(matched).business) },
    { name: 'robots', content: 'noindex' },
  ]
