import { uuid, type Expense } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { restOfExpense } from '../db/sql-functions.ts'
import { Refused } from '../http/refused.ts'

const amounts = [
  'subtotalCentavos',
  'untaxedCentavos',
  'ivaCentavos',
  'isrRetainedCentavos',
  'ivaRetainedCentavos',
  'totalCentavos',
  'owedCentavos',
] as const
type Amounts = (typeof amounts)[number]
type Row = Omit<Expense, Amounts> & Record<Amounts, string>

const instantText = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const nameOf = (person: SQL) =>
  sql`(select btrim(u.name || ' ' || u.last_name) from users u where u.id = ${person})`

/** Whether a payment of an invoice on credit waits for the supplier's complement. */
export const lacksComplement = sql`(x.cfdi_uuid is not null and x.taken_back_at is null
  and exists (select from expense_payments p where p.expense_id = x.id and p.complement_uuid is null))`

/** Lists expenses with their postings, newest first. `where` refers to `x`, the expense, and `a`, its account. */
export async function expenseRows(db: Queryable, where: SQL, limit: number): Promise<Expense[]> {
  const { rows } = await db.execute<Row>(sql`
    select x.id, x.day::text, x.supplier_name as "supplierName", x.supplier_rfc as "supplierRfc", x.concept,
      x.subtotal_centavos as "subtotalCentavos", x.untaxed_centavos as "untaxedCentavos", x.iva_percent as "ivaPercent",
      x.iva_centavos as "ivaCentavos", x.isr_retained_centavos as "isrRetainedCentavos",
      x.iva_retained_centavos as "ivaRetainedCentavos", x.total_centavos as "totalCentavos", x.account_id as "accountId",
      a.code as "accountCode", a.name as "accountName", x.payment, x.of_stock as "ofStock", x.cash_day_id as "cashDayId", x.paid_on::text as "paidOn",
      x.remitted_on::text as "remittedOn", x.over_cash_limit as "overCashLimit",
      case when x.taken_back_at is null then coalesce((select rest.centavos from ${restOfExpense(sql`x.id`)} as rest), 0) else 0 end as "owedCentavos",
      (select coalesce(jsonb_agg(jsonb_build_object('day', p.day, 'amountCentavos', p.amount_centavos, 'complementUuid', p.complement_uuid)
          order by p.position), '[]') from expense_payments p where p.expense_id = x.id) as payments,
      (select coalesce(jsonb_agg(jsonb_build_object('day', c.day, 'cfdiUuid', c.cfdi_uuid, 'ivaCentavos', c.iva_centavos,
          'totalCentavos', c.subtotal_centavos + c.iva_centavos, 'settlement', c.settlement) order by c.created_at, c.id), '[]')
        from expense_credits c where c.expense_id = x.id) as credits,
      ${lacksComplement} as "lacksComplement",
      x.cfdi_uuid as "cfdiUuid", (select '/files/' || f.id from files f where f.expense_id = x.id) as receipt,
      ${nameOf(sql`x.entered_by`)} as "enteredBy", ${instantText(sql`x.created_at`)} as "createdAt", ${instantText(sql`x.taken_back_at`)} as "takenBackAt",
      ${nameOf(sql`x.taken_back_by`)} as "takenBackBy", x.take_back_reason as "takeBackReason",
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'number', e.number, 'date', e.date, 'description', e.description,
          'isReversal', e.reversal_of is not null) order by e.number), '[]')
        from gl_entries e where e.source = 'expense' and e.source_id = x.id::text) as entries
    from expenses x join accounts a on a.id = x.account_id
    where ${where} order by x.day desc, x.created_at desc, x.id limit ${limit}`)
  return rows.map((row) => ({
    ...row,
    ...(Object.fromEntries(amounts.map((name) => [name, Number(row[name])])) as Record<Amounts, number>),
  }))
}

/** The expense of an id; `not-found` where there is none. */
export async function expenseOf(db: Queryable, id: string): Promise<Expense> {
  const [expense] = uuid.safeParse(id).success ? await expenseRows(db, sql`x.id = ${id}`, 1) : []
  if (!expense) throw new Refused('not-found')
  return expense
}
