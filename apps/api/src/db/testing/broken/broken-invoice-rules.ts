import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, bank, card, cash, missing, room, stay } from '../one-of-everything.ts'

const requested = sql`insert into cfdis (id, order_id, receiver_rfc, total_centavos) values (${room}, ${stay}, 'XAXX010101000', 100)`
const stamped = sql`update cfdis set status = 'valid', provider_id = 'f1', uuid = ${room}, xml = '<x/>', stamped_at = now() where id = ${room}`
const invoiced = (what: SQL) => [requested, sql`update cfdis set ${what}`]
const another = (columns: SQL, values: SQL) =>
  sql`insert into cfdis (id, order_id, receiver_rfc, total_centavos, status, stamped_at, xml, ${columns})
    values (${missing}, ${stay}, 'XAXX010101000', 100, 'cancelled', now(), '<x/>', ${values})`
const cancelled = sql`'02', now()`

const invoiceOf = (column: SQL, id: SQL) =>
  sql`insert into cfdis (${column}, receiver_rfc, total_centavos) values (${id}, 'XAXX010101000', 100)`
/** A treatment that there is none of, where another rule would refuse any. */
const unchecked = (table: SQL) => [
  sql`alter table ${table} disable trigger user`,
  sql`update ${table} set iva_treatment = '11'`,
]
/** The only item of an order with IVA has none. */
const exemptInstead = [
  sql`delete from order_items`,
  sql`insert into order_items (order_id, product_id, name, quantity, unit_centavos, iva_treatment)
    values (${stay}, 1, 'Galletas', 1, 100, 'exempt')`,
]
/** Ana paid for the order and has got back 60 of it. */
const paid = sql`insert into payments (id, order_id, client_id, method, amount_centavos, received_at) values (${bank}, ${stay}, ${ana}, 'cash', 100, now())`
const returned = [
  paid,
  sql`insert into payments (id, kind, order_id, client_id, method, amount_centavos, received_at, refund_of)
    values (${card}, 'refund', ${stay}, ${ana}, 'cash', 60, now(), ${bank})`,
]
const creditNote = (centavos: number) =>
  sql`insert into cfdis (refund_id, related_to, receiver_rfc, total_centavos) values (${card}, ${room}, 'XAXX010101000', ${centavos})`

/** The order is invoiced in parts, and has been paid. */
const inParts = [requested, sql`update cfdis set payment_method = 'PPD'`, stamped, paid]
const complement = (part: SQL) =>
  sql`insert into cfdis (payment_id, related_to, receiver_rfc, installment, balance_centavos, total_centavos)
    values (${bank}, ${room}, 'XAXX010101000', ${part})`
const period = sql`insert into global_invoices (id, periodicity, first_day, last_day) values (${cash}, 'day', '2026-10-10', '2026-10-10')`
const sold = (columns: SQL, values: SQL) => [
  requested,
  sql`insert into invoiced_sales (cfdi_id, ${columns}) values (${room}, ${values})`,
]

const ofGlobals: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  global_invoices_asked_by_users_id_fk: [
    [period, sql`update global_invoices set asked_by = ${missing}`],
    'breaks-a-rule',
  ],
  global_invoices_periodicity_is_known: [
    [period, sql`update global_invoices set periodicity = 'year'`],
    'breaks-a-rule',
  ],
  global_invoices_days_in_order: [
    [period, sql`update global_invoices set last_day = '2026-10-09'`],
    'breaks-a-rule',
  ],
  cfdis_global_id_global_invoices_id_fk: [invoiceOf(sql`global_id`, missing), 'breaks-a-rule'],
  cfdis_global_says_its_sales: [[period, invoiceOf(sql`global_id`, cash)], 'nothing-to-invoice'],
  invoiced_sales_cfdi_id_cfdis_id_fk: [
    sql`insert into invoiced_sales (cfdi_id, booking_id, total_centavos) values (${missing}, ${stay}, 1)`,
    'breaks-a-rule',
  ],
  invoiced_sales_order_id_orders_id_fk: [
    sold(sql`order_id, total_centavos`, sql`${missing}, 1`),
    'breaks-a-rule',
  ],
  invoiced_sales_booking_id_bookings_id_fk: [
    sold(sql`booking_id, total_centavos`, sql`${missing}, 1`),
    'breaks-a-rule',
  ],
  invoiced_sales_pass_id_passes_id_fk: [
    sold(sql`pass_id, total_centavos`, sql`${missing}, 1`),
    'breaks-a-rule',
  ],
  invoiced_sales_of_one_sale: [sold(sql`total_centavos`, sql`1`), 'breaks-a-rule'],
  invoiced_sales_iva_within_the_total: [
    sold(sql`booking_id, total_centavos, iva_centavos`, sql`${stay}, 1, 2`),
    'breaks-a-rule',
  ],
  invoiced_sales_of_something: [sold(sql`booking_id, total_centavos`, sql`${stay}, 0`), 'breaks-a-rule'],
  invoiced_sales_stay_as_stamped: [[requested, stamped, sql`delete from invoiced_sales`], undefined],
}

/** Ana's order is invoiced to a company, which retains ISR of it. */
const retained = (rfc: string, centavos: number, basisPoints = 125) =>
  sql`insert into cfdis (id, order_id, receiver_rfc, total_centavos, iva_centavos, isr_retained_centavos, isr_basis_points)
    values (${room}, ${stay}, ${rfc}, 10000, 1600, ${centavos}, ${basisPoints})`

const ofRetentions: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  cfdis_retained_by_companies: [retained('VECJ880326XX1', 105), 'breaks-a-rule'],
  cfdis_retained_within_the_rate: [retained('CRO850101SA7', 108), 'breaks-a-rule'],
  cfdis_returned_within_retained: [
    sql`insert into cfdis (order_id, receiver_rfc, total_centavos, isr_returned_centavos)
      values (${stay}, 'CRO850101SA7', 10000, 1)`,
    'breaks-a-rule',
  ],
  cfdis_retained_by_law: [retained('CRO850101SA7', 100, 1000), 'nothing-to-invoice'],
  payments_retained_in_cfdis_id_fk: [
    [
      sql`alter table payments disable trigger payments_fit_together`,
      sql`insert into payments (order_id, client_id, method, amount_centavos, retained_in, received_at)
      values (${stay}, ${ana}, 'retention', 100, ${missing}, now())`,
    ],
    'breaks-a-rule',
  ],
  payments_retention_of_an_invoice: [
    sql`insert into payments (order_id, client_id, method, amount_centavos, received_at) values (${stay}, ${ana}, 'retention', 100, now())`,
    'breaks-a-rule',
  ],
  payments_retained_part_of_a_refund: [
    sql`insert into payments (order_id, client_id, method, amount_centavos, isr_retained_centavos, received_at)
      values (${stay}, ${ana}, 'cash', 100, 1, now())`,
    'breaks-a-rule',
  ],
}

/** The rules of the invoices of sales, of their credit notes and complements, and of global invoices. */
export const brokenInvoiceRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  services_iva_treatment_is_known: [sql`update services set iva_treatment = '11'`, 'breaks-a-rule'],
  products_iva_treatment_is_known: [sql`update products set iva_treatment = ''`, 'breaks-a-rule'],
  bookings_iva_treatment_is_known: [unchecked(sql`bookings`), 'breaks-a-rule'],
  passes_iva_treatment_is_known: [unchecked(sql`passes`), 'breaks-a-rule'],
  order_items_iva_treatment_is_known: [unchecked(sql`order_items`), 'breaks-a-rule'],
  bookings_keep_their_iva: [sql`update bookings set iva_treatment = 'exempt'`, undefined],
  passes_keep_their_iva: [sql`update passes set iva_treatment = 'exempt'`, undefined],
  order_items_keep_their_iva: [sql`update order_items set iva_treatment = 'exempt'`, undefined],
  orders_have_the_iva_of_their_items: [exemptInstead, undefined],
  order_items_are_in_the_iva: [exemptInstead, undefined],
  ...ofGlobals,
  ...ofRetentions,
  cfdis_order_id_orders_id_fk: [
    sql`insert into cfdis (order_id, receiver_rfc, total_centavos) values (${missing}, 'XAXX010101000', 100)`,
    'breaks-a-rule',
  ],
  cfdis_booking_id_bookings_id_fk: [invoiceOf(sql`booking_id`, missing), 'breaks-a-rule'],
  cfdis_pass_id_passes_id_fk: [invoiceOf(sql`pass_id`, missing), 'breaks-a-rule'],
  cfdis_refund_id_payments_id_fk: [
    [
      requested,
      stamped,
      sql`insert into cfdis (refund_id, related_to, receiver_rfc, total_centavos) values (${missing}, ${room}, 'XAXX010101000', 100)`,
    ],
    'breaks-a-rule',
  ],
  cfdis_related_to_cfdis_id_fk: [[...returned, creditNote(60)], 'breaks-a-rule'],
  cfdis_of_one_thing: [invoiced(sql`booking_id = ${stay}`), 'breaks-a-rule'],
  cfdis_credit_note_of_an_invoice: [invoiced(sql`related_to = id`), 'breaks-a-rule'],
  cfdis_credit_within_their_invoice: [
    [requested, stamped, ...returned, creditNote(101)],
    'nothing-to-invoice',
  ],
  cfdis_payment_id_payments_id_fk: [
    [
      requested,
      sql`insert into cfdis (payment_id, related_to, receiver_rfc, installment, balance_centavos, total_centavos)
        values (${missing}, ${room}, 'XAXX010101000', 1, 100, 100)`,
    ],
    'breaks-a-rule',
  ],
  cfdis_payment_method_is_known: [invoiced(sql`payment_method = 'PXX'`), 'breaks-a-rule'],
  cfdis_substitutes_cfdis_id_fk: [invoiced(sql`substitutes = ${missing}`), 'breaks-a-rule'],
  cfdis_substitute_of_a_sale: [
    [
      requested,
      sql`insert into cfdis (global_id, substitutes, receiver_rfc, total_centavos) values (${cash}, ${room}, 'XAXX010101000', 100)`,
    ],
    'breaks-a-rule',
  ],
  cfdis_motive_01_of_a_sale: [
    [
      requested,
      stamped,
      ...returned,
      creditNote(60),
      sql`update cfdis set status = 'cancelled', cancel_motive = '01', cancelled_at = now(), provider_id = 'f2', uuid = ${ana}, xml = '<x/>', stamped_at = now()
        where refund_id is not null`,
    ],
    'breaks-a-rule',
  ],
  cfdis_motive_04_of_a_global_invoice: [
    [requested, stamped, sql`update cfdis set status = 'cancelling', cancel_motive = '04'`],
    'breaks-a-rule',
  ],
  cfdis_complement_says_its_part: [[...inParts, complement(sql`1, 99, 100`)], 'breaks-a-rule'],
  cfdis_complements_in_sequence: [[...inParts, complement(sql`2, 100, 60`)], 'nothing-to-invoice'],
  cfdis_asked_by_users_id_fk: [invoiced(sql`asked_by = ${missing}`), 'breaks-a-rule'],
  cfdis_cancelled_by_users_id_fk: [invoiced(sql`cancelled_by = ${missing}`), 'breaks-a-rule'],
  cfdis_status_is_known: [[requested, stamped, sql`update cfdis set status = 'x'`], 'breaks-a-rule'],
  cfdis_motive_is_known: [
    [requested, stamped, sql`update cfdis set status = 'cancelling', cancel_motive = '09'`],
    'breaks-a-rule',
  ],
  cfdis_iva_within_the_total: [invoiced(sql`iva_centavos = 101`), 'breaks-a-rule'],
  cfdis_of_something: [invoiced(sql`total_centavos = 0`), 'breaks-a-rule'],
  cfdis_stamped_whole: [invoiced(sql`status = 'valid'`), 'breaks-a-rule'],
  cfdis_refused_in_words: [invoiced(sql`status = 'refused'`), 'breaks-a-rule'],
  cfdis_cancelled_with_a_motive: [
    [requested, stamped, sql`update cfdis set status = 'cancelled'`],
    'breaks-a-rule',
  ],
  cfdis_one_per_uuid: [
    [
      requested,
      stamped,
      another(sql`provider_id, uuid, cancel_motive, cancelled_at`, sql`'f2', ${room}, ${cancelled}`),
    ],
    'taken',
  ],
  cfdis_folio_in_its_series: [invoiced(sql`folio = 1`), 'breaks-a-rule'],
  cfdis_one_per_folio: [
    [
      requested,
      sql`update cfdis set series = 'FAC', folio = 1`,
      another(
        sql`provider_id, uuid, cancel_motive, cancelled_at, series, folio`,
        sql`'f2', ${ana}, ${cancelled}, 'FAC', 1`,
      ),
    ],
    'taken',
  ],
  cfdis_one_per_provider_id: [
    [
      requested,
      stamped,
      another(sql`provider_id, uuid, cancel_motive, cancelled_at`, sql`'f1', ${ana}, ${cancelled}`),
    ],
    'taken',
  ],
  cfdis_stamped_never_change: [[requested, stamped, sql`update cfdis set xml = '<y/>'`], undefined],
}
