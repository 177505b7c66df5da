import type { HouseTerms } from '@rumi/contract'
import type { RequiredPapers } from '../copy/required-papers.ts'

/** Whether the business asks for any of these papers. */
export const isRequired = ({ group, keys }: RequiredPapers, { requirements }: HouseTerms) =>
  keys.some((key) => requirements[group].includes(key))
