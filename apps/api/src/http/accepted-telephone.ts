import { clientSentences } from '../copy/people/client-sentences.ts'
import { telephoneColumns } from '../db/people/telephone.ts'
import { refusedField } from './refused.ts'

/** A telephone of a request as it is stored; refuses one that its country cannot have. */
export function acceptedTelephone(written: string) {
  const columns = telephoneColumns(written)
  if (written !== '' && columns.phoneE164 === '') throw refusedField('phone', clientSentences.noSuchTelephone)
  return columns
}
