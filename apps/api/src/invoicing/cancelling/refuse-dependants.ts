import { invoicingSentences } from '../../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../../db/connect.ts'
import { Refused } from '../../http/refused.ts'
import { standingAgainst, type StampRow } from '../subjects.ts'

/** Throws if credit notes or complements stand against an invoice: they are cancelled first. */
export async function refuseDependants(db: Queryable, { id }: StampRow) {
  const standing = await standingAgainst(db, id)
  if (standing.length === 0) return
  const message = standing.some(({ refundId }) => refundId)
    ? invoicingSentences.creditNotesFirst
    : invoicingSentences.complementsFirst
  throw new Refused('stamp-refused', { message })
}
