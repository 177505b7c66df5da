import { invoicingSentences } from '../../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../../db/connect.ts'
import { Refused } from '../../http/refused.ts'
import { isDepositNamed } from '../deposits/deposits-of.ts'
import { standingAgainst, type StampRow } from '../subjects.ts'

/** Throws if credit notes, complements or egresos stand against an invoice, or another names its deposit: those are cancelled first. */
export async function refuseDependants(db: Queryable, { id }: StampRow) {
  if (await isDepositNamed(db, id))
    throw new Refused('stamp-refused', { message: invoicingSentences.depositApplied })
  const standing = await standingAgainst(db, id)
  if (standing.length === 0) return
  const message = standing.some(({ refundId }) => refundId)
    ? invoicingSentences.creditNotesFirst
    : standing.some(({ paymentId }) => paymentId)
      ? invoicingSentences.complementsFirst
      : invoicingSentences.egresosFirst
  throw new Refused('stamp-refused', { message })
}
