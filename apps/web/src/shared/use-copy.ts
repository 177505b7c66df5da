import { useRouteLoaderData } from 'react-router'
import type { PublicCopy, TextPage } from '../copy/public-copy.ts'
import { toldByDefault, toldCopy, type Told } from './told-copy.ts'

/** What a public page says, as the business has it: `page` begins the keys under which the office keeps its own words. */
export function useCopy<P extends TextPage>(page: P, copy: PublicCopy[P]): PublicCopy[P] {
  return toldCopy(page, copy, useRouteLoaderData<Told>('root') ?? toldByDefault)
}
