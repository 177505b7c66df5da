import { isBalanced, reversedLines, type RecordOf, type Resources } from '@rumi/contract'
import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { accountSentences } from '../copy/account-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { accounts, glEntries, glLines } from '../db/schema/accounting.ts'
import { today } from '../http/clock.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { entryRepository } from './entry-repository.ts'

type GlEntries = Resources['glEntries']
type Entry = RecordOf<GlEntries>
type Line = Entry['lines'][number]

/** Writes an entry: a draft, or at once a posted one, which from then on never changes. */
export async function postEntry(
  input: z.output<GlEntries['create']>,
  { tx }: HandlerContext,
): Promise<Entry> {
  const { lines, ...head } = input
  const status = head.status ?? 'draft'
  refuseCrooked(lines, status)
  await refuseUnknownAccounts(tx, lines)
  const id = await writeHead(tx, { ...head, status: 'draft', source: 'manual' })
  await writeLines(tx, id, lines)
  return status === 'posted' ? seal(tx, id) : (await entryRepository.find(tx, id))!
}

/** Changes a draft, or posts it; a posted entry is refused. */
export async function updateEntry(
  changes: z.output<GlEntries['update']>,
  { tx, id }: HandlerContext,
  entry: Entry,
): Promise<Entry> {
  if (entry.status === 'posted') throw new Refused('posted-entry')
  const { lines, status, version, ...head } = changes
  refuseCrooked(lines ?? entry.lines, status ?? 'draft')
  if (lines) {
    await refuseUnknownAccounts(tx, lines)
    await tx.delete(glLines).where(eq(glLines.entryId, id))
    await writeLines(tx, id, lines)
  }
  const changed = await entryRepository.update(tx, id, head, version ?? entry.version)
  if (!changed) throw new Refused('not-found')
  return status === 'posted' ? seal(tx, id) : changed
}

/**
 * Erases a draft; of a posted entry it posts the reversal, since what is in the books stays there. What posted itself is taken back by
 * undoing what it tells of: its reversal alone would leave the books and what happened apart.
 */
export async function deleteEntry({ tx, id }: HandlerContext, entry: Entry) {
  if (entry.status === 'draft') {
    await tx.delete(glLines).where(eq(glLines.entryId, id))
    await entryRepository.remove(tx, id)
    return
  }
  if (entry.source !== 'manual')
    throw new Refused('step-not-allowed', { message: accountSentences.undoInstead[entry.source] })
  const reversal = await writeHead(tx, {
    date: today(),
    description: accountSentences.reversalOf(entry).slice(0, 200),
    status: 'draft',
    source: 'manual',
    reversalOf: id,
  })
  await writeLines(tx, reversal, reversedLines(entry.lines))
  await seal(tx, reversal)
}

async function writeHead(tx: Tx, head: typeof glEntries.$inferInsert) {
  const [entry] = await tx.insert(glEntries).values(head).returning({ id: glEntries.id })
  return entry!.id
}

async function writeLines(tx: Tx, entryId: string, lines: readonly Line[]) {
  await tx.insert(glLines).values(lines.map((line, position) => ({ ...line, entryId, position })))
}

async function seal(tx: Tx, id: string): Promise<Entry> {
  await tx.update(glEntries).set({ status: 'posted' }).where(eq(glEntries.id, id))
  return (await entryRepository.find(tx, id))!
}

async function refuseUnknownAccounts(tx: Tx, lines: readonly Line[]) {
  const named = lines.map(({ accountId }) => accountId)
  const known = await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, named))
  const ids = new Set(known.map(({ id }) => id))
  const wrong = named.findIndex((id) => !ids.has(id))
  if (wrong >= 0) throw refusedField(`lines.${wrong}.accountId`, accountSentences.noSuchAccount)
}

/** Each line is on one side; a posted entry sums to zero difference. The database says so too. */
function refuseCrooked(lines: readonly Line[], status: Entry['status']) {
  const crooked = lines.findIndex(
    ({ debitCentavos, creditCentavos }) => debitCentavos > 0 === creditCentavos > 0,
  )
  if (crooked >= 0) throw refusedField(`lines.${crooked}`, accountSentences.oneSideOfALine)
  if (status === 'posted' && !isBalanced(lines)) throw new Refused('unbalanced-entry')
}
