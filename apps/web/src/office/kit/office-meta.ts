import { officeCopy } from '../../copy/office/frame/office.ts'
import { copyContextOf, type Matched } from '../../shared/business/resolve-copy.ts'
import { withFacts } from '../../shared/business/with-facts.ts'

/** The `meta` export of an office page. */
export const officeMeta = (title: string) => (matched: Matched) => [
  { title: withFacts(officeCopy.title(title), copyContextOf(matched).business) },
  { name: 'robots', content: 'noindex' },
]
