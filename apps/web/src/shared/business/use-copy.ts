import type { PublicCopy, TextPage } from '../../copy/site/public-copy.ts'
import { resolveCopy } from './resolve-copy.ts'
import { useCopyContext, useBusiness } from './use-business.ts'
import { withFacts } from './with-facts.ts'

/** Fills the facts of the business into the braces of a sentence. */
export function useFacts() {
  const business = useBusiness()
  return (text: string) => withFacts(text, business)
}

/** Returns a page's copy as edited by the business; `page` prefixes the keys of the edited texts. */
export function useCopy<P extends TextPage>(page: P, copy: PublicCopy[P]): PublicCopy[P] {
  return resolveCopy(page, copy, useCopyContext())
}
