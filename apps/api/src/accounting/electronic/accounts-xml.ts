import { satGroupOf } from '@rumi/contract'
import { asc } from 'drizzle-orm'
import { accountSentences } from '../../copy/money/account-sentences.ts'
import type { Db } from '../../db/connect.ts'
import { accounts } from '../../db/schema/money/accounting.ts'
import { fitted, xmlDocument } from '../../http/xml.ts'
import { Refused } from '../../http/refused.ts'
import { headOf, type MonthOfBooks } from './month-of-books.ts'

const longestName = 400

/** The chart of accounts as SAT takes it (CatalogoCuentas 1.3): all of it, so that whatever the other files name is there. */
export async function accountsXml(db: Db, month: MonthOfBooks) {
  const chart = await db.select().from(accounts).orderBy(asc(accounts.code))
  const byId = new Map(chart.map((account) => [account.id, account]))
  const parentOf = ({ parentId }: { parentId: string | null }) =>
    parentId === null ? undefined : byId.get(parentId)
  const levelOf = (account: (typeof chart)[number]) => {
    const seen = new Set<string>()
    for (let at: typeof account | undefined = account; at && !seen.has(at.id); at = parentOf(at))
      seen.add(at.id)
    return seen.size
  }

  return xmlDocument({
    name: 'catalogocuentas:Catalogo',
    attributes: headOf(month, 'CatalogoCuentas', 'catalogocuentas'),
    children: chart.map((account) => ({
      name: 'catalogocuentas:Ctas',
      attributes: {
        CodAgrup: groupOf(account),
        NumCta: account.code,
        Desc: fitted(account.name, longestName, account.code),
        SubCtaDe: parentOf(account)?.code,
        Nivel: levelOf(account),
        Natur: account.nature === 'debit' ? 'D' : 'A',
      },
    })),
  })
}

function groupOf(account: typeof accounts.$inferSelect) {
  const group = satGroupOf(account)
  if (!group) throw new Refused('breaks-a-rule', { message: accountSentences.satKnowsNoGroupOf(account) })
  return group
}
