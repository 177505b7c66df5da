import { centavosIn, type RecordOf, type Resources } from '@rumi/contract'
import { and, like, or, sql, type SQL } from 'drizzle-orm'
import { wordsIn, searchPattern, searchWords } from '../db/repository/sql-text.ts'
import type { Page } from '../db/repository/repository.ts'
import { glEntries } from '../db/schema/money/accounting.ts'
import type { ListQuery } from '../http/requests/list-query.ts'
import type { ListContext } from '../http/mount-resource.ts'
import { entryRepository } from './ledger-repositories.ts'

type Shown = { from?: string; to?: string; accountId?: string; search?: string | undefined }

/** Entries of some days and of an account; a search finds words of the entry and its lines, its number, and an amount in pesos. */
export function listEntries(
  { search, filters, ...query }: ListQuery,
  { db }: ListContext,
): Promise<Page<RecordOf<Resources['glEntries']>>> {
  const { from, to, accountId, ...equal } = filters as Shown
  const where = isShown({ search, ...(from && { from }), ...(to && { to }), ...(accountId && { accountId }) })
  return entryRepository.list(db, { ...query, filters: equal, where })
}

const hasLine = (of: SQL) => sql`exists (select from gl_lines l where l.entry_id = ${glEntries}.id and ${of})`

function isShown({ from, to, accountId, search }: Shown): SQL | undefined {
  const words = searchWords(search)
  return and(
    from ? sql`${glEntries.date} >= ${from}` : undefined,
    to ? sql`${glEntries.date} <= ${to}` : undefined,
    accountId ? hasLine(sql`l.account_id = ${accountId}`) : undefined,
    ...words.map(isFoundBy),
  )
}

/** A search word that is an amount matches entry numbers and line amounts; any word matches texts. */
function isFoundBy(word: string) {
  const pattern = searchPattern(word)
  const centavos = centavosIn(word)
  return or(
    like(wordsIn(glEntries.description), pattern),
    hasLine(like(wordsIn(sql`l.memo`), pattern)),
    centavos === null
      ? undefined
      : hasLine(sql`${centavos}::bigint in (l.debit_centavos, l.credit_centavos)`),
    /^\d{1,9}$/.test(word) ? sql`${glEntries.number} = ${Number(word)}::int` : undefined,
  )
}
