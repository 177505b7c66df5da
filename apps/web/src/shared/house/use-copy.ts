import type { PublicCopy, TextPage } from '../../copy/site/public-copy.ts'
import { resolveCopy } from './resolve-copy.ts'
import { useCopyContext } from './use-house.ts'

/** What a public page says, as the business has it: `page` begins the keys under which the office keeps its own words. */
export function useCopy<P extends TextPage>(page: P, copy: PublicCopy[P]): PublicCopy[P] {
  return resolveCopy(page, copy, useCopyContext())
}
