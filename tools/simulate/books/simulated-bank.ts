import { addDays, dayOf, instantAt, weekdayOf } from '@rumi/contract'
import type { Pool } from 'pg'
import type { SeededRandom } from '../seeded-random.ts'

/** Line of the bank; positive in, negative out. */
export type Movement = { day: string; concept: string; reference: string; amount: number }

/** Deposit of a card terminal, with the payments in it. */
type Deposit = Movement & { terminalId: string; paymentIds: string[]; isRounded: boolean }

/** Deposits of the bank so far, the earliest first. */
export type SimulatedBank = { deposits: Deposit[]; settled: Set<Deposit> }

type Charged = { id: string; terminalId: string; name: string; points: number; iva: number; centavos: string }

const chargedQuery = `
  select p.id, t.id as "terminalId", t.name, t.commission_basis_points as points, t.iva_percent as iva,
    case p.kind when 'payment' then 1 else -1 end * (p.amount_centavos + p.tip_centavos) as centavos
  from payments p join card_terminals t on t.id = p.terminal_id
  where p.status = 'settled' and p.received_at < $1 order by p.position`

/** Of a hundred deposits, so many lack a centavo by another rounding. */
const roundedPercent = 10

export const newBank = (): SimulatedBank => ({ deposits: [], settled: new Set() })

/** Deposits the card payments of the days before by terminal, less commission and its IVA; banks rest at weekends. */
export async function depositCards(bank: SimulatedBank, pool: Pool, chance: SeededRandom, day: string) {
  if (weekdayOf(day) > 5) return
  const { rows } = await pool.query<Charged>(chargedQuery, [instantAt(day, '00:00')])
  const known = new Set(bank.deposits.flatMap(({ paymentIds }) => paymentIds))
  const waiting = Map.groupBy(
    rows.filter(({ id }) => !known.has(id)),
    ({ terminalId }) => terminalId,
  )
  for (const [terminalId, charged] of waiting) {
    const { name, points, iva } = charged[0]!
    const gross = charged.reduce((sum, { centavos }) => sum + Number(centavos), 0)
    // A terminal with more refunds than payments waits for the next day.
    if (gross <= 0) continue
    const commission = Math.round((gross * points) / 10_000)
    const isRounded = chance.percent(roundedPercent)
    bank.deposits.push({
      day,
      concept: `Liquidación TPV ${name}`,
      reference: `${charged.length} cobros`,
      amount: gross - commission - Math.round((commission * iva) / 100) - (isRounded ? 1 : 0),
      terminalId,
      paymentIds: charged.map(({ id }) => id),
      isRounded,
    })
  }
}

type BankedPayment = { receivedAt: string | Date; method: string; reference: string; amount: string }

/** Card payments of a day without a terminal arrive together, and what went back to cards goes together. */
const cardLots = { paid: 'Cobros con tarjeta', returned: 'Devoluciones a tarjetas' }

/**
 * Movements of money of some days at the bank, one for all items paid together; card payments with a terminal come as its deposits. A
 * correction from one bank method to another moved nothing there.
 */
const paymentsQuery = `
  with banked as (select * from payments where status = 'settled' and terminal_id is null
    and method in ('card', 'debit-card', 'voucher', 'transfer', 'online')),
  rewritten as (
    select r.id as returned, q.id as written from banked r join banked q on q.kind = 'payment' and q.created_at = r.created_at
      and q.amount_centavos = r.amount_centavos and q.tip_centavos = r.tip_centavos
      and (q.booking_id = r.booking_id or q.order_id = r.order_id or q.pass_id = r.pass_id)
    where r.is_correction)
  select p.method, coalesce(nullif(p.reference, ''), left(p.movement_id::text, 13)) as reference,
    p.received_at as "receivedAt",
    sum(case p.kind when 'payment' then 1 else -1 end * (p.amount_centavos + p.tip_centavos)) as amount
  from banked p where p.received_at >= $1 and p.received_at < $2
    and not exists (select from rewritten w where p.id in (w.returned, w.written))
  group by p.movement_id, p.method, p.reference, p.received_at
  order by p.received_at, p.movement_id`

/** Everything else that left or entered the bank: expenses, their parts, retentions, credit notes and tips. */
const othersQuery = `
  with spent as (select * from expenses where taken_back_at is null),
  moved as (
    select day, 'Pago a proveedor' as concept, left(id::text, 13) as reference, -total_centavos as amount from spent where payment = 'bank'
    union all select p.day, 'Pago a proveedor', left(p.expense_id::text, 13) || ' ' || p.position, -p.amount_centavos
      from expense_payments p join spent s on s.id = p.expense_id
    union all select remitted_on, 'SAT retenciones', left(id::text, 13), -(isr_retained_centavos + iva_retained_centavos)
      from spent where remitted_on is not null
    union all select c.day, 'Reembolso de proveedor', left(c.cfdi_uuid::text, 13), c.subtotal_centavos + c.iva_centavos
      from expense_credits c join spent s on s.id = c.expense_id where c.settlement = 'bank'
    union all select (paid_at at time zone 'America/Mexico_City')::date, 'Propinas', left(id::text, 13), -amount_centavos
      from tip_payouts where cash_day_id is null and taken_back_at is null)
  select day::text, concept, reference, amount from moved where day between $1 and $2 order by day, reference`

/** Lines of the bank of some days by the documents alone, the earliest first, without unpaid orders. */
export async function movementsOf(
  bank: SimulatedBank,
  pool: Pool,
  { from, to }: { from: string; to: string },
): Promise<Movement[]> {
  const [payments, others] = await Promise.all([
    pool.query<BankedPayment>(paymentsQuery, [instantAt(from, '00:00'), instantAt(addDays(to, 1), '00:00')]),
    pool.query<Omit<Movement, 'amount'> & { amount: string }>(othersQuery, [from, to]),
  ])
  const lines = new Map<string, Movement>()
  for (const { receivedAt, method, reference, amount } of payments.rows) {
    const day = dayOf(new Date(receivedAt).toISOString())
    const isCard = ['card', 'debit-card', 'voucher'].includes(method)
    const lot = Number(amount) > 0 ? cardLots.paid : cardLots.returned
    const concept = isCard ? lot : method === 'online' ? 'Mercado Pago' : 'SPEI'
    const key = isCard ? `${day} ${concept}` : `${lines.size}`
    const before = lines.get(key)?.amount ?? 0
    lines.set(key, { day, concept, reference: isCard ? '' : reference, amount: before + Number(amount) })
  }
  const deposits = bank.deposits.filter(({ day }) => day >= from && day <= to)
  const rest = others.rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }))
  return [...lines.values(), ...deposits, ...rest].toSorted((one, other) => one.day.localeCompare(other.day))
}
