import {
  addDays,
  addMonths,
  foreignRfc,
  ivaRates,
  satGroupOf,
  supplierOperationOf,
  taxPayerOf,
  type LackingExpense,
  type SupplierOfMonth,
} from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

type Paid = {
  expenseId: string | null
  terminalId: string | null
  day: string
  supplierName: string
  rfc: string
  concept: string
  ivaPercent: number
  code: string
  satGroup: string
  total: string
  taxed: string
  untaxed: string
  iva: string
  retained: string
  returnedTaxed: string
  returnedUntaxed: string
  takenBack: boolean
}

/**
 * Returns the expenses paid in a month and the commissions of terminals, by supplier and kind of operation, and those without a usable
 * RFC. IVA that was retained from a supplier is creditable in the month of its payment to SAT. An expense that was taken back in a
 * later month stays in its own and is returned in the later one; without a usable RFC it was never declared, and is in neither.
 */
export async function suppliersOfMonth(db: Db, month: string) {
  const [from, to] = [`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)]
  const { rows } = await db.execute<Paid>(sql`
    with paid as (
      select id, day, subtotal_centavos as base, iva_centavos - iva_retained_centavos as iva,
        iva_retained_centavos as retained, 0 as returned
      from expenses where payment <> 'later'
      union all select expense_id, day, amount_centavos + isr_retained_centavos - iva_centavos, iva_centavos,
        iva_retained_centavos, 0 from expense_payments
      union all select expense_id, day, 0, -iva_centavos, 0, subtotal_centavos
        from expense_credits where settlement <> 'owed'
      union all select id, remitted_on, 0, iva_retained_centavos, 0, 0 from expenses where iva_retained_centavos > 0
    ), reversed as (
      select source_id as id, min(date) as day from gl_entries
      where source = 'expense' and status = 'posted' and reversal_of is not null group by source_id
    ), moved as (
      select p.*, case when r.day is not null then greatest(r.day, p.day) end as reversed_on from paid p left join reversed r on r.id = p.id::text
    ), declared as (
      select id, day, base, iva, retained, returned from moved
      where reversed_on is null or date_trunc('month', reversed_on::timestamp) <> date_trunc('month', day::timestamp)
      union all select id, reversed_on, 0, -iva, -retained, base - returned from moved
      where date_trunc('month', reversed_on::timestamp) <> date_trunc('month', day::timestamp)
    )
    select x.id as "expenseId", null as "terminalId", d.day::text, x.supplier_name as "supplierName", x.supplier_rfc as rfc, x.concept,
      x.iva_percent as "ivaPercent", a.code, a.sat_group as "satGroup", x.total_centavos as total,
      d.base - round(d.base::numeric * x.untaxed_centavos / x.subtotal_centavos) as taxed,
      round(d.base::numeric * x.untaxed_centavos / x.subtotal_centavos) as untaxed, d.iva, d.retained,
      d.returned - round(d.returned::numeric * x.untaxed_centavos / x.subtotal_centavos) as "returnedTaxed",
      round(d.returned::numeric * x.untaxed_centavos / x.subtotal_centavos) as "returnedUntaxed",
      x.taken_back_at is not null as "takenBack"
    from declared d join expenses x on x.id = d.id join accounts a on a.id = x.account_id
    where d.day between ${from} and ${to}
    union all
    select null, t.id, e.date::text, t.name, t.supplier_rfc, e.description,
      (select rate from unnest(${sql.param([...ivaRates])}::int[]) as rate
        order by abs(s.iva_centavos * 100 - s.commission_centavos * rate) limit 1),
      a.code, a.sat_group, s.commission_centavos + s.iva_centavos, s.commission_centavos, 0, s.iva_centavos, 0, 0, 0, false
    from card_settlements s join card_terminals t on t.id = s.terminal_id
      join gl_entries e on e.source = 'cardSettlement' and e.source_id = s.id::text
      join accounts a on a.code = '701.10'
    where s.commission_centavos > 0 and e.date between ${from} and ${to}
    order by rfc, day`)
  const declared = rows.filter(({ takenBack, rfc }) => !takenBack || problemOf(rfc) === null)
  const bySource = new Map(declared.map((row) => [row.expenseId ?? row.terminalId, row]))
  const lacking = [...bySource.values()].flatMap((row): LackingExpense[] => {
    const problem = problemOf(row.rfc)
    const { expenseId, terminalId, day, supplierName, concept, total } = row
    return problem
      ? [{ expenseId, terminalId, day, supplierName, concept, totalCentavos: Number(total), problem }]
      : []
  })
  return { suppliers: bySupplier(declared.filter(({ rfc }) => problemOf(rfc) === null)), lacking }
}

function problemOf(rfc: string): LackingExpense['problem'] | null {
  if (rfc === '') return 'no-rfc'
  if (rfc === foreignRfc) return 'foreign-rfc'
  return taxPayerOf(rfc) === null ? 'wrong-rfc' : null
}

function bySupplier(rows: readonly Paid[]): SupplierOfMonth[] {
  const suppliers = new Map<string, SupplierOfMonth>()
  for (const { rfc, supplierName, ivaPercent, ...row } of rows) {
    const operation = supplierOperationOf(rfc, satGroupOf(row))
    const key = `${rfc} ${operation}`
    const supplier = suppliers.get(key) ?? { ...nothing, rfc, name: supplierName, operation }
    suppliers.set(key, supplier)
    const [taxed, returnedTaxed] = [Number(row.taxed), Number(row.returnedTaxed)]
    if (ivaPercent === 8) {
      supplier.base8Centavos += taxed
      supplier.returned8Centavos += returnedTaxed
      supplier.iva8Centavos += Number(row.iva)
    } else {
      if (ivaPercent === 16) {
        supplier.base16Centavos += taxed
        supplier.returned16Centavos += returnedTaxed
      } else supplier.zeroCentavos += taxed - returnedTaxed
      supplier.iva16Centavos += Number(row.iva)
    }
    supplier.ivaRetainedCentavos += Number(row.retained)
    supplier.exemptCentavos += Number(row.untaxed) - Number(row.returnedUntaxed)
  }
  return [...suppliers.values()]
}

const nothing = {
  base16Centavos: 0,
  base8Centavos: 0,
  zeroCentavos: 0,
  exemptCentavos: 0,
  returned16Centavos: 0,
  returned8Centavos: 0,
  iva16Centavos: 0,
  iva8Centavos: 0,
  ivaRetainedCentavos: 0,
}
