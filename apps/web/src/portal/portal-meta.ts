import { portalCopy } from '../copy/portal/portal.ts'
import { copyContextOf, type Matched } from '../shared/business/resolve-copy.ts'
import { withFacts } from '../shared/business/with-facts.ts'

/** Time for the initial content to load. */
export const quietMs = 1_500

/** The `meta` export of an owner's page. */
export const portalMeta = (title: string) => (matched: Matched) => [
  { title: withFacts(portalCopy.title(title), copyContextOf(matched).business) },
  { name: 'robots', content: 'noindex' },
]
