import type { BusinessTerms } from '@rumi/contract'
import type { RequiredRecords } from '../../copy/site/required-records.ts'

/** True if the business requires any of these medical records. */
export const isRequired = ({ group, keys }: RequiredRecords, { requirements }: BusinessTerms) =>
  keys.some((key) => requirements[group].includes(key))
