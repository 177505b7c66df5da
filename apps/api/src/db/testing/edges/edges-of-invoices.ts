import { sql, type SQL } from 'drizzle-orm'
import { paid } from './edges-of-payments.ts'
import { soFar, type Edges } from '../edge-statements.ts'
import { ana, bank, card, cash, luis, missing, pass, past, room, stay, visit } from '../one-of-everything.ts'

type Invoice = {
  id?: SQL
  of?: SQL
  about?: SQL
  related?: SQL
  centavos?: number
  method?: string
  part?: SQL
  left?: SQL
}
export const invoice = ({
  id = room,
  of = sql`order_id`,
  about = stay,
  related = sql`null`,
  centavos = 100,
  method = 'PUE',
  part = sql`null`,
  left = sql`null`,
}: Invoice = {}) =>
  sql`insert into cfdis (id, ${of}, related_to, receiver_rfc, total_centavos, payment_method, installment, balance_centavos)
    values (${id}, ${about}, ${related}, 'XAXX010101000', ${centavos}, ${method}, ${part}, ${left})`
export const stamped = (id: SQL = room) =>
  sql`update cfdis set status = 'valid', provider_id = ${id}::text, uuid = ${id}, xml = '<x/>', stamped_at = now() where id = ${id}`
export const invoiceIs = (what: SQL, id: SQL = room) => sql`update cfdis set ${what} where id = ${id}`
export const cancelling = sql`status = 'cancelling', cancel_motive = '02'`
export const cancelled = sql`status = 'cancelled', cancel_motive = '02', cancelled_at = now()`
export const refused = sql`status = 'refused', refusal = 'RFC'`

const order = { of: sql`order_id`, about: stay, centavos: 100 }
const refund = (id: SQL, centavos: number, from: SQL = bank, of = sql`order_id`, about: SQL = stay) =>
  sql`insert into payments (id, kind, ${of}, client_id, refund_of, method, amount_centavos, received_at)
    values (${id}, 'refund', ${about}, ${ana}, ${from}, 'cash', ${centavos}, now())`
export const note = (id: SQL, of: SQL, centavos: number) =>
  invoice({ id, of: sql`refund_id`, about: of, related: room, centavos })
export const part = (id: SQL, of: SQL, number: number, centavos: number, left: number) =>
  invoice({
    id,
    of: sql`payment_id`,
    about: of,
    related: room,
    centavos,
    part: sql`${number}`,
    left: sql`${left}`,
  })
/** An order is invoiced, and Ana has got back 60 and 40 of what she paid. */
export const invoiced = [invoice(), stamped(), paid(order), refund(card, 60), refund(past, 40), ...soFar]
/** An order is invoiced in parts, and was paid in two. */
export const inParts = [
  invoice({ method: 'PPD' }),
  stamped(),
  paid({ ...order, centavos: 60 }),
  paid({ ...order, id: cash, centavos: 40 }),
  ...soFar,
]
export const period = sql`insert into global_invoices (id, periodicity, first_day, last_day) values (${cash}, 'day', '2026-10-10', '2026-10-10')`
const sale = sql`insert into invoiced_sales (cfdi_id, order_id, total_centavos) values (${room}, ${stay}, 100)`
const global = [period, invoice({ of: sql`global_id`, about: cash }), sale]

/** The edges of invoices, of their credit notes and complements, and of global invoices. */
export const edgesOfInvoices: Edges = {
  refused: {
    cfdis_stamped_never_change: {
      'a stamped invoice is struck out': [invoice(), stamped(), sql`delete from cfdis`],
      'a cancelled invoice is valid again': [
        invoice(),
        stamped(),
        invoiceIs(cancelled),
        invoiceIs(sql`status = 'valid', cancel_motive = null, cancelled_at = null`),
      ],
      'a stamped invoice is of another sum': [invoice(), stamped(), invoiceIs(sql`total_centavos = 99`)],
    },
    invoiced_sales_stay_as_stamped: {
      'a stamped invoice says another sale': [
        invoice(),
        stamped(),
        sql`insert into invoiced_sales (cfdi_id, booking_id, total_centavos) values (${room}, ${stay}, 1)`,
      ],
      'a stamped invoice says another sum': [
        invoice(),
        stamped(),
        sql`update invoiced_sales set total_centavos = 99`,
      ],
    },
    cfdis_global_says_its_sales: {
      'a global invoice that is asked for changes its sum': [
        ...global,
        ...soFar,
        invoiceIs(sql`total_centavos = 99`),
      ],
      'a global invoice is stamped without a sale': [
        ...global,
        ...soFar,
        sql`update invoiced_sales set total_centavos = 99`,
        stamped(),
      ],
    },
    cfdis_credit_within_their_invoice: {
      'credit notes give back one centavo more than the invoice': [
        ...invoiced,
        note(visit, card, 60),
        note(missing, past, 41),
      ],
      'a credit note of an invoice that is asked for': [
        invoice(),
        paid(order),
        refund(card, 60),
        note(visit, card, 60),
      ],
      'a credit note of another sale': [
        invoice(),
        stamped(),
        paid({ centavos: 100 }),
        refund(card, 60, bank, sql`booking_id`),
        note(visit, card, 60),
      ],
      'a credit note of a payment': [invoice(), stamped(), paid(order), note(visit, bank, 60)],
      'an invoice is cancelled while a credit note is asked for': [
        ...invoiced,
        note(visit, card, 60),
        invoiceIs(cancelled),
      ],
      'an invoice is cancelled while a credit note is valid': [
        ...invoiced,
        note(visit, card, 60),
        stamped(visit),
        ...soFar,
        invoiceIs(cancelled),
      ],
      'an invoice is cancelled while a credit note is being cancelled': [
        ...invoiced,
        note(visit, card, 60),
        stamped(visit),
        invoiceIs(cancelling, visit),
        ...soFar,
        invoiceIs(cancelled),
      ],
      'a stamped credit note counts still': [
        ...invoiced,
        note(visit, card, 60),
        stamped(visit),
        note(missing, past, 41),
      ],
      'a credit note that is being cancelled counts still': [
        ...invoiced,
        note(visit, card, 60),
        stamped(visit),
        invoiceIs(cancelling, visit),
        note(missing, past, 41),
      ],
    },
    cfdis_complements_in_sequence: {
      'a complement of an invoice that is paid at once': [
        invoice(),
        stamped(),
        paid(order),
        part(visit, bank, 1, 60, 100),
      ],
      'a complement of more than was received': [...inParts, part(visit, bank, 1, 61, 100)],
      'a complement of money that is awaited': [
        invoice({ method: 'PPD' }),
        stamped(),
        paid({ ...order, centavos: 60, status: 'pending' }),
        part(visit, bank, 1, 60, 100),
      ],
      'a complement of a refund': [...inParts, refund(card, 60), part(visit, card, 1, 60, 100)],
      'a complement of another sale': [
        invoice({ method: 'PPD' }),
        stamped(),
        paid(),
        part(visit, bank, 1, 60, 100),
      ],
      'a complement that begins with less than is left': [...inParts, part(visit, bank, 1, 60, 99)],
      'a second part that says nothing of the first': [
        ...inParts,
        part(visit, bank, 1, 60, 100),
        stamped(visit),
        part(missing, cash, 2, 40, 100),
      ],
      'a complement is stamped whose payment failed meanwhile': [
        invoice({ method: 'PPD' }),
        stamped(),
        paid({ ...order, centavos: 60 }),
        part(visit, bank, 1, 60, 100),
        ...soFar,
        sql`alter table payments disable trigger payments_are_facts`,
        sql`update payments set status = 'failed' where id = ${bank}`,
        stamped(visit),
      ],
      'the first part is cancelled under the second': [
        ...inParts,
        part(visit, bank, 1, 60, 100),
        stamped(visit),
        part(missing, cash, 2, 40, 40),
        ...soFar,
        invoiceIs(cancelled, visit),
      ],
    },
  },
  allowed: {
    'credit notes give back the whole invoice': [...invoiced, note(visit, card, 60), note(missing, past, 40)],
    'a credit note that was refused or cancelled counts no more': [
      ...invoiced,
      note(visit, card, 60),
      invoiceIs(refused, visit),
      note(missing, card, 60),
      stamped(missing),
      invoiceIs(cancelled, missing),
      note(stay, card, 60),
    ],
    'an invoice is cancelled when its credit note was': [
      ...invoiced,
      note(visit, card, 60),
      stamped(visit),
      ...soFar,
      invoiceIs(cancelled, visit),
      invoiceIs(cancelled),
    ],
    'an invoice is being cancelled while its credit note stands': [
      ...invoiced,
      note(visit, card, 60),
      stamped(visit),
      invoiceIs(cancelling),
    ],
    'a second part follows the first': [
      ...inParts,
      part(visit, bank, 1, 60, 100),
      stamped(visit),
      part(missing, cash, 2, 40, 40),
      ...soFar,
      stamped(missing),
      ...soFar,
      invoiceIs(cancelling, visit),
    ],
    ...Object.fromEntries(
      (
        [
          ['stay', sql`booking_id`, stay],
          ['pass', sql`pass_id`, pass],
        ] as const
      ).flatMap(([what, of, about]) => [
        [
          `a credit note of a ${what}`,
          [
            invoice({ of, about }),
            stamped(),
            paid({ id: bank, of, about, centavos: 100 }),
            refund(card, 60, bank, of, about),
            note(visit, card, 60),
          ],
        ],
        [
          `a complement of a ${what}`,
          [
            invoice({ of, about, method: 'PPD' }),
            stamped(),
            paid({ id: bank, of, about }),
            part(visit, bank, 1, 60, 100),
          ],
        ],
      ]),
    ),
    'a part that was refused is asked for again': [
      ...inParts,
      part(visit, bank, 1, 60, 100),
      invoiceIs(refused, visit),
      part(missing, bank, 1, 60, 100),
    ],
    'a global invoice that was refused lets go of its sales': [...global, ...soFar, invoiceIs(refused)],
    'an erased person is no longer named on a cancelled invoice': [
      invoice(),
      invoiceIs(sql`asked_by = ${luis}`),
      stamped(),
      invoiceIs(cancelled),
      invoiceIs(sql`asked_by = null`),
    ],
    'the sales of an invoice that is only asked for change': [
      ...global,
      sql`delete from invoiced_sales`,
      sale,
    ],
  },
}
