import { officeCopy } from '../../copy/office/frame/office.ts'
import { copyContextOf, type Matched } from '../../shared/house/copy-context.ts'
import { withFacts } from '../../shared/house/with-facts.ts'

/** The `meta` export of an office page. */
export const officeMeta = (title: string) => (matched: Matched) => [
  { title: withFacts(officeCopy.title(title), copyContextOf(matched).house) },
  { name: 'robots', content: 'noindex' },
]
