import { entryPayments as calls, uuid, type EntryPayment } from '@rumi/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { accountSentences } from '../copy/money/account-sentences.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { entryPayments, glEntries } from '../db/schema/money/accounting.ts'
import { Refused, refusedField } from '../http/refused.ts'

const shown = ({
  createdAt: _at,
  recordedBy: _by,
  ...row
}: typeof entryPayments.$inferSelect): EntryPayment => row

/** Returns the transfers and cheques of an entry, oldest first. */
export async function listEntryPayments(db: Queryable, entryId: string) {
  if (!uuid.safeParse(entryId).success) throw new Refused('not-found')
  const [entry] = await db.select({ id: glEntries.id }).from(glEntries).where(eq(glEntries.id, entryId))
  if (!entry) throw new Refused('not-found')
  const rows = await db
    .select()
    .from(entryPayments)
    .where(eq(entryPayments.entryId, entryId))
    .orderBy(asc(entryPayments.createdAt), asc(entryPayments.id))
  return rows.map(shown)
}

/** Records a transfer or cheque of a posted entry; all together are at most what left the bank. */
export async function recordEntryPayment(
  tx: Tx,
  entryId: string,
  { body, by }: { body: z.output<typeof calls.create.body>; by: string },
) {
  const [entry] = uuid.safeParse(entryId).success
    ? await tx
        .select()
        .from(glEntries)
        .where(and(eq(glEntries.id, entryId), eq(glEntries.status, 'posted')))
        .for('update')
    : []
  if (!entry) throw new Refused('not-found')
  const { rows } = await tx.execute<{ left: string }>(sql`
    select coalesce((select sum(l.credit_centavos) from gl_lines l join accounts a on a.id = l.account_id
        where l.entry_id = ${entryId} and a.code like '102%'), 0)
      - coalesce((select sum(p.amount_centavos) from entry_payments p where p.entry_id = ${entryId}), 0) as left`)
  if (body.amountCentavos > Number(rows[0]!.left))
    throw refusedField('amountCentavos', accountSentences.moreThanLeftBank)
  const isCheque = body.kind === 'cheque'
  const [row] = await tx
    .insert(entryPayments)
    .values({
      ...body,
      entryId,
      recordedBy: by,
      chequeNumber: isCheque ? body.chequeNumber : '',
      destinationClabe: isCheque ? '' : body.destinationClabe,
    })
    .returning()
  return shown(row!)
}

/** Removes a recorded transfer or cheque; the entry stays. */
export async function removeEntryPayment(tx: Tx, id: string) {
  const removed = uuid.safeParse(id).success
    ? await tx.delete(entryPayments).where(eq(entryPayments.id, id)).returning({ id: entryPayments.id })
    : []
  if (removed.length === 0) throw new Refused('not-found')
}
