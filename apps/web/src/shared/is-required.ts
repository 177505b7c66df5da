import type { HouseTerms } from '@rumi/contract'
import type { AskedFor } from '../copy/asked-papers.ts'

/** Whether the business asks for any of these papers. */
export const isRequired = ({ group, keys }: AskedFor, { requirements }: HouseTerms) =>
  keys.some((key) => requirements[group].includes(key))
