import type { PublicCopy, TextPage } from '../copy/public-copy.ts'
import { toldCopy } from './told-copy.ts'
import { useTold } from './use-house.ts'

/** What a public page says, as the business has it: `page` begins the keys under which the office keeps its own words. */
export function useCopy<P extends TextPage>(page: P, copy: PublicCopy[P]): PublicCopy[P] {
  return toldCopy(page, copy, useTold())
}
