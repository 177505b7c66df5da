import { officeCopy } from '../copy/office.ts'
import { toldIn, type Matched } from '../shared/told-in.ts'
import { withFacts } from '../shared/with-facts.ts'

/** The `meta` export of an office page. */
export const officeMeta = (title: string) => (matched: Matched) => [
  { title: withFacts(officeCopy.title(title), toldIn(matched).house) },
  { name: 'robots', content: 'noindex' },
]
