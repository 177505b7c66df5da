import type { PageCopy } from '../../copy/page-copy.ts'
import { toldIn, type Matched } from '../../shared/told-in.ts'
import { withFacts } from '../../shared/with-facts.ts'

/** Title and description of a screen that search engines have no business with. */
export const privateMeta =
  ({ meta }: PageCopy) =>
  (matched: Matched) => [
    { title: withFacts(meta.title, toldIn(matched).house) },
    { name: 'description', content: withFacts(meta.description, toldIn(matched).house) },
    { name: 'robots', content: 'noindex' },
  ]
