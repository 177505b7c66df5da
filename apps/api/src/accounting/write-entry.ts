import { addYears, isBalanced, reversedLines, type RecordOf, type Resources } from '@rumi/contract'
import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { accountSentences } from '../copy/money/account-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { accounts, glEntries, glLines } from '../db/schema/money/accounting.ts'
import { today } from '../http/clock.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { entryRepository } from './ledger-repositories.ts'

type GlEntries = Resources['glEntries']
type Entry = RecordOf<GlEntries>
type Line = Entry['lines'][number]

/** No house that keeps its books here is older. */
const firstDay = '2000-01-01'

/** Writes an entry: a draft, or at once a posted one, which from then on never changes. */
export async function writeEntry(
  input: z.output<GlEntries['create']>,
  { tx }: HandlerContext,
): Promise<Entry> {
  const { lines, ...head } = input
  const status = head.status ?? 'draft'
  refuseUnbalanced(lines, status)
  refuseFarDay(head.date)
  await refuseWrongAccounts(tx, lines)
  const id = await writeHead(tx, { ...head, status: 'draft', source: 'manual' })
  await writeLines(tx, id, lines)
  return status === 'posted' ? markPosted(tx, id) : (await entryRepository.find(tx, id))!
}

/** Changes a draft, or posts it; a posted entry is refused. */
export async function updateEntry(
  changes: z.output<GlEntries['update']>,
  { tx, id }: HandlerContext,
  entry: Entry,
): Promise<Entry> {
  if (entry.status === 'posted') throw new Refused('posted-entry')
  const { lines, status, version, ...head } = changes
  refuseUnbalanced(lines ?? entry.lines, status ?? 'draft')
  if (head.date || status === 'posted') refuseFarDay(head.date ?? entry.date)
  if (lines || status === 'posted') await refuseWrongAccounts(tx, lines ?? entry.lines)
  if (lines) {
    await tx.delete(glLines).where(eq(glLines.entryId, id))
    await writeLines(tx, id, lines)
  }
  const changed = await entryRepository.update(tx, id, head, version ?? entry.version)
  if (!changed) throw new Refused('not-found')
  return status === 'posted' ? markPosted(tx, id) : changed
}

/**
 * Deletes a draft, or posts the reversal of a posted entry. Reversing an automatic entry creates an audit
 * difference. Entries of an expense, a payout of tips or a settlement are reversed with it only.
 */
export async function deleteEntry({ tx, id }: HandlerContext, entry: Entry) {
  if (entry.status === 'draft') {
    await tx.delete(glLines).where(eq(glLines.entryId, id))
    await entryRepository.remove(tx, id)
    return
  }
  if (entry.source === 'closing')
    throw new Refused('step-not-allowed', { message: accountSentences.entryOfYear })
  if (entry.expenseId) throw new Refused('step-not-allowed', { message: accountSentences.entryOfExpense })
  if (entry.source === 'tipPayout')
    throw new Refused('step-not-allowed', { message: accountSentences.entryOfTips })
  if (entry.source === 'cardSettlement')
    throw new Refused('step-not-allowed', { message: accountSentences.entryOfSettlement })
  const reversal = await writeHead(tx, {
    date: today(),
    description: accountSentences.reversalOf(entry).slice(0, 200),
    status: 'draft',
    source: 'manual',
    reversalOf: id,
  })
  await writeLines(tx, reversal, reversedLines(entry.lines))
  await markPosted(tx, reversal)
}

async function writeHead(tx: Tx, head: typeof glEntries.$inferInsert) {
  const [entry] = await tx.insert(glEntries).values(head).returning({ id: glEntries.id })
  return entry!.id
}

async function writeLines(tx: Tx, entryId: string, lines: readonly Line[]) {
  await tx.insert(glLines).values(lines.map((line, position) => ({ ...line, entryId, position })))
}

async function markPosted(tx: Tx, id: string): Promise<Entry> {
  await tx.update(glEntries).set({ status: 'posted' }).where(eq(glEntries.id, id))
  return (await entryRepository.find(tx, id))!
}

/** By hand nothing is written on an account that is missing, out of use or a parent; what posts itself goes on. */
async function refuseWrongAccounts(tx: Tx, lines: readonly Line[]) {
  const named = lines.map(({ accountId }) => accountId)
  const found = await tx
    .select({ id: accounts.id, active: accounts.active })
    .from(accounts)
    .where(inArray(accounts.id, named))
  const [below] = await tx.select().from(accounts).where(inArray(accounts.parentId, named)).limit(1)
  if (below)
    throw refusedField(
      `lines.${named.indexOf(below.parentId!)}.accountId`,
      accountSentences.accountIsParent(below),
    )
  const isInUse = new Map(found.map(({ id, active }) => [id, active]))
  const wrong = named.findIndex((id) => !isInUse.get(id))
  if (wrong < 0) return
  const isThere = isInUse.has(named[wrong]!)
  throw refusedField(
    `lines.${wrong}.accountId`,
    isThere ? accountSentences.accountNotInUse : accountSentences.noSuchAccount,
  )
}

/** Rejects an entry with a mistyped year. */
function refuseFarDay(day: string) {
  if (day < firstDay || day > addYears(today(), 1)) throw refusedField('date', accountSentences.farDay)
}

/** Validates that each line has one side and a posted entry balances. The database checks it too. */
function refuseUnbalanced(lines: readonly Line[], status: Entry['status']) {
  const wrong = lines.findIndex(
    ({ debitCentavos, creditCentavos }) => debitCentavos > 0 === creditCentavos > 0,
  )
  if (wrong >= 0) throw refusedField(`lines.${wrong}`, accountSentences.oneSideOfALine)
  if (status === 'posted' && !isBalanced(lines)) throw new Refused('unbalanced-entry')
}
