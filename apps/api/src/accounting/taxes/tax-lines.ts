import { satGroupOf, type TaxFigure } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { accounts } from '../../db/schema/money/accounting.ts'

/** SAT groups whose movements are a figure, by the side that adds to it. */
const groupsOfFigures = {
  'iva-collected': { groups: ['208.01'], side: 'credit' },
  'iva-creditable': { groups: ['118.01', '118.02'], side: 'debit' },
  'iva-withheld': { groups: ['216.10'], side: 'credit' },
  'isr-retained': { groups: ['113.02'], side: 'debit' },
  'isr-withheld': { groups: ['216.01', '216.02', '216.03', '216.04'], side: 'credit' },
  'isr-paid-before': { groups: ['114.01'], side: 'debit' },
} as const satisfies Partial<Record<TaxFigure, { groups: readonly string[]; side: 'debit' | 'credit' }>>

/** Accounts in which a sale waits to be earned or paid, or was owed before these books began; with income they leave the money received without IVA. */
const waitingGroups = ['105.01', '206.01', '209.01', '301.01']
/** Credit of clients lies in the group of advances and is money of the business until it is paid out. */
const creditCode = '206.01.02'
const moneyGroups = /^10[12]\./
const discounts = /^402\./

type Account = typeof accounts.$inferSelect & { group: string }

const isIncome = ({ type }: Account) => type === 'income'
const isOfSale = (one: Account) =>
  isIncome(one) || (waitingGroups.includes(one.group) && one.code !== creditCode)

async function readChart(db: Db) {
  const chart = (await db.select().from(accounts)).map((account): Account => ({
    ...account,
    group: satGroupOf(account) ?? '',
  }))
  const ids = (is: (account: Account) => boolean) =>
    sql`${`{${chart
      .filter(is)
      .map(({ id }) => id)
      .join(',')}}`}::uuid[]`
  const idsOfGroups = (groups: readonly string[]) => ids(({ group }) => groups.includes(group))
  return { ids, idsOfGroups }
}

/** Returns the accounts that of a sale leave the money received without IVA, and those of its IVA, as arrays of ids. */
export async function accountsOfSales(db: Db) {
  const { ids, idsOfGroups } = await readChart(db)
  return { income: ids(isOfSale), iva: idsOfGroups(groupsOfFigures['iva-collected'].groups) }
}

/**
 * Returns an SQL table of `entry_id` and `centavos` of a figure, of every day. Income collected is, of a sale, what its entries leave
 * without IVA, tips and debts; of other entries with money, their income. Nominal income is earned income and advances, before
 * discounts and returns (LISR 17, 25).
 */
export async function taxLines(db: Db, figure: TaxFigure): Promise<SQL> {
  const { ids, idsOfGroups } = await readChart(db)
  const isAdvance = ({ group, code }: Account) => group === '206.01' && code !== creditCode
  if (figure === 'income-nominal')
    return movements(
      sql`l.account_id = any(${ids((one) => (isIncome(one) && !discounts.test(one.group)) || isAdvance(one))})
        and e.source <> 'closing'`,
      'credit',
    )
  if (figure !== 'income-collected') {
    const { groups, side } = groupsOfFigures[figure]
    return movements(sql`l.account_id = any(${idsOfGroups(groups)})`, side)
  }
  return movements(
    sql`case
      when coalesce(r.source, e.source) in ('booking', 'order', 'pass') then l.account_id = any(${ids(isOfSale)})
      when e.source in ('manual', 'cashDay') then l.account_id = any(${ids(isIncome)}) and exists (
        select from gl_lines m where m.entry_id = e.id and m.account_id = any(${ids(({ group }) => moneyGroups.test(group))}))
      else false end`,
    'credit',
  )
}

const movements = (which: SQL, side: 'debit' | 'credit') => sql`(
  select e.id as entry_id, e.number, e.date, e.description, e.source,
    sum(${side === 'debit' ? sql`l.debit_centavos - l.credit_centavos` : sql`l.credit_centavos - l.debit_centavos`}) as centavos
  from gl_entries e join gl_lines l on l.entry_id = e.id left join reversals_by_hand r on r.entry_id = e.id
  where e.status = 'posted' and ${which}
  group by e.id)`
