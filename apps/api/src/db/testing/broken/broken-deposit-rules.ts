import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { checkNow } from '../edge-statements.ts'
import { ana, bank, missing, room, stay, visit } from '../one-of-everything.ts'

/** Ana paid 100 of the order. */
const paid = sql`insert into payments (id, order_id, client_id, method, amount_centavos, received_at) values (${bank}, ${stay}, ${ana}, 'cash', 100, now())`
const deposit = (centavos: number) =>
  sql`insert into cfdis (id, deposit_id, receiver_rfc, total_centavos) values (${visit}, ${bank}, 'AAA010101AAA', ${centavos})`
const stamped = (id: SQL) =>
  sql`update cfdis set status = 'valid', provider_id = ${id}::text, uuid = ${id}, xml = '<x/>', stamped_at = now() where id = ${id}`
const invoice = sql`insert into cfdis (id, order_id, receiver_rfc, total_centavos) values (${room}, ${stay}, 'AAA010101AAA', 100)`
const egreso = (centavos: number, of: SQL = bank) =>
  sql`insert into cfdis (applied_id, related_to, receiver_rfc, total_centavos) values (${of}, ${room}, 'AAA010101AAA', ${centavos})`
const invoiced = [paid, deposit(100), stamped(visit)]
const stated = (columns: SQL, values: SQL) => [
  paid,
  invoice,
  sql`insert into invoiced_deposits (cfdi_id, payment_id, ${columns}) values (${room}, ${bank}, ${values})`,
]

/** Rules of deposits that are invoiced before their sale, each with what breaks it. */
export const brokenDepositRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  cfdis_deposit_id_payments_id_fk: [
    sql`insert into cfdis (deposit_id, receiver_rfc, total_centavos) values (${missing}, 'AAA010101AAA', 100)`,
    'breaks-a-rule',
  ],
  cfdis_applied_id_payments_id_fk: [[invoice, egreso(100, missing)], 'breaks-a-rule'],
  invoiced_deposits_cfdi_id_cfdis_id_fk: [
    [
      paid,
      sql`insert into invoiced_deposits (cfdi_id, payment_id, total_centavos) values (${missing}, ${bank}, 1)`,
    ],
    'breaks-a-rule',
  ],
  invoiced_deposits_payment_id_payments_id_fk: [
    [
      invoice,
      sql`insert into invoiced_deposits (cfdi_id, payment_id, total_centavos) values (${room}, ${missing}, 1)`,
    ],
    'breaks-a-rule',
  ],
  invoiced_deposits_of_something: [stated(sql`total_centavos`, sql`0`), 'breaks-a-rule'],
  invoiced_deposits_iva_within_the_total: [
    stated(sql`total_centavos, iva_centavos`, sql`1, 2`),
    'breaks-a-rule',
  ],
  invoiced_deposits_stay_as_stamped: [[...invoiced, sql`delete from invoiced_deposits`], undefined],
  invoiced_deposits_within_their_payment: [[paid, deposit(101)], 'still-running'],
  cfdis_apply_within_their_deposit: [[...invoiced, invoice, egreso(101)], 'nothing-to-invoice'],
  payments_retained_of_a_document: [
    [
      paid,
      sql`insert into payments (order_id, client_id, method, amount_centavos, retained_of, received_at)
        values (${stay}, ${ana}, 'cash', 1, ${bank}, now())`,
    ],
    'breaks-a-rule',
  ],
  payments_retained_of_payments_id_fk: [
    [
      sql`alter table payments disable trigger payments_fit_together`,
      ...invoiced,
      sql`insert into payments (order_id, client_id, method, amount_centavos, retained_in, retained_of, received_at)
        values (${stay}, ${ana}, 'retention', 1, ${visit}, ${missing}, now())`,
    ],
    'breaks-a-rule',
  ],
  cfdis_applied_deposits_stay: [
    [
      ...invoiced,
      invoice,
      egreso(100),
      ...checkNow,
      sql`update cfdis set status = 'cancelled', cancel_motive = '02', cancelled_at = now() where id = ${visit}`,
    ],
    'nothing-to-invoice',
  ],
}
