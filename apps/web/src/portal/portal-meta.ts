import { portalCopy } from '../copy/portal/portal.ts'
import { copyContextOf, type Matched } from '../shared/house/copy-context.ts'
import { withFacts } from '../shared/house/with-facts.ts'

/** The `meta` export of an owner's page. */
export const portalMeta = (title: string) => (matched: Matched) => [
  { title: withFacts(portalCopy.title(title), copyContextOf(matched).house) },
  { name: 'robots', content: 'noindex' },
]
