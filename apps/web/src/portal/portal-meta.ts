import { portalCopy } from '../copy/portal.ts'
import { toldIn, type Matched } from '../shared/told-in.ts'
import { withFacts } from '../shared/with-facts.ts'

/** The `meta` export of an owner's page. */
export const portalMeta = (title: string) => (matched: Matched) => [
  { title: withFacts(portalCopy.title(title), toldIn(matched).house) },
  { name: 'robots', content: 'noindex' },
]
