import type { HouseTerms } from '@rumi/contract'
import type { RequiredRecords } from '../../copy/site/required-records.ts'

/** True if the business requires any of these medical records. */
export const isRequired = ({ group, keys }: RequiredRecords, { requirements }: HouseTerms) =>
  keys.some((key) => requirements[group].includes(key))
