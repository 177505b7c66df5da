import type { PageCopy } from '../../copy/site/page-copy.ts'
import { copyContextOf, type Matched } from '../../shared/house/copy-context.ts'
import { withFacts } from '../../shared/house/with-facts.ts'

/** Title and description of a page excluded from search engines. */
export const privateMeta =
  ({ meta }: PageCopy) =>
  (matched: Matched) => [
    { title: withFacts(meta.title, copyContextOf(matched).house) },
    { name: 'description', content: withFacts(meta.description, copyContextOf(matched).house) },
    { name: 'robots', content: 'noindex' },
  ]
