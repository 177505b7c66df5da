import type { PublicCopy, TextPage } from '../../copy/site/public-copy.ts'
import { resolveCopy } from './resolve-copy.ts'
import { useCopyContext } from './use-house.ts'

/** Returns a page's copy as edited by the business; `page` prefixes the keys of the edited texts. */
export function useCopy<P extends TextPage>(page: P, copy: PublicCopy[P]): PublicCopy[P] {
  return resolveCopy(page, copy, useCopyContext())
}
