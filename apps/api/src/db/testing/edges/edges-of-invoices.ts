import { sql, type SQL } from 'drizzle-orm'
import { paid } from './edges-of-payments.ts'
import { checkNow, type Edges } from '../edge-statements.ts'
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
export const addCfdi = ({
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
export const stamp = (id: SQL = room) =>
  sql`update cfdis set status = 'valid', provider_id = ${id}::text, uuid = ${id}, xml = '<x/>', stamped_at = now() where id = ${id}`
export const setCfdi = (what: SQL, id: SQL = room) => sql`update cfdis set ${what} where id = ${id}`
export const cancelling = sql`status = 'cancelling', cancel_motive = '02'`
/** The invoice takes the place of the other, which waits for its cancellation. */
export const substitute = (id: SQL, of: SQL, about: SQL, former: SQL) =>
  sql`insert into cfdis (id, ${of}, substitutes, receiver_rfc, total_centavos) values (${id}, ${about}, ${former}, 'XAXX010101000', 100)`
export const substituted = sql`status = 'cancelling', cancel_motive = '01'`
export const cancelled = sql`status = 'cancelled', cancel_motive = '02', cancelled_at = now()`
export const refusedInvoice = sql`status = 'refused', refusal = 'RFC'`

const order = { of: sql`order_id`, about: stay, centavos: 100 }
const refund = (id: SQL, centavos: number, from: SQL = bank, of = sql`order_id`, about: SQL = stay) =>
  sql`insert into payments (id, kind, ${of}, client_id, refund_of, method, amount_centavos, received_at)
    values (${id}, 'refund', ${about}, ${ana}, ${from}, 'cash', ${centavos}, now())`
export const addNote = (id: SQL, of: SQL, centavos: number) =>
  addCfdi({ id, of: sql`refund_id`, about: of, related: room, centavos })
export const addPart = (id: SQL, of: SQL, number: number, centavos: number, left: number) =>
  addCfdi({
    id,
    of: sql`payment_id`,
    about: of,
    related: room,
    centavos,
    part: sql`${number}`,
    left: sql`${left}`,
  })
/** An order is invoiced, and Ana has got back 60 and 40 of what she paid. */
export const invoiced = [addCfdi(), stamp(), paid(order), refund(card, 60), refund(past, 40), ...checkNow]
/** An order is invoiced in parts, and was paid in two. */
export const inParts = [
  addCfdi({ method: 'PPD' }),
  stamp(),
  paid({ ...order, centavos: 60 }),
  paid({ ...order, id: cash, centavos: 40 }),
  ...checkNow,
]
export const period = sql`insert into global_invoices (id, periodicity, first_day, last_day) values (${cash}, 'day', '2026-10-10', '2026-10-10')`
const sale = sql`insert into invoiced_sales (cfdi_id, order_id, total_centavos) values (${room}, ${stay}, 100)`
const global = [period, addCfdi({ of: sql`global_id`, about: cash }), sale]

/** The edges of invoices, of their credit notes and complements, and of global invoices. */
export const edgesOfInvoices: Edges = {
  refused: {
    cfdis_stamped_never_change: {
      'a stamped invoice is struck out': [addCfdi(), stamp(), sql`delete from cfdis`],
      'a cancelled invoice is valid again': [
        addCfdi(),
        stamp(),
        setCfdi(cancelled),
        setCfdi(sql`status = 'valid', cancel_motive = null, cancelled_at = null`),
      ],
      'a stamped invoice is of another sum': [addCfdi(), stamp(), setCfdi(sql`total_centavos = 99`)],
    },
    invoiced_sales_stay_as_stamped: {
      'a stamped invoice says another sale': [
        addCfdi(),
        stamp(),
        sql`insert into invoiced_sales (cfdi_id, booking_id, total_centavos) values (${room}, ${stay}, 1)`,
      ],
      'a stamped invoice says another sum': [
        addCfdi(),
        stamp(),
        sql`update invoiced_sales set total_centavos = 99`,
      ],
    },
    cfdis_global_says_its_sales: {
      'a global invoice that is asked for changes its sum': [
        ...global,
        ...checkNow,
        setCfdi(sql`total_centavos = 99`),
      ],
      'a global invoice is stamped without a sale': [
        ...global,
        ...checkNow,
        sql`update invoiced_sales set total_centavos = 99`,
        stamp(),
      ],
    },
    cfdis_credit_within_their_invoice: {
      'credit notes give back one centavo more than the invoice': [
        ...invoiced,
        addNote(visit, card, 60),
        addNote(missing, past, 41),
      ],
      'a credit note of an invoice that is asked for': [
        addCfdi(),
        paid(order),
        refund(card, 60),
        addNote(visit, card, 60),
      ],
      'a credit note of another sale': [
        addCfdi(),
        stamp(),
        paid({ centavos: 100 }),
        refund(card, 60, bank, sql`booking_id`),
        addNote(visit, card, 60),
      ],
      'a credit note of a payment': [addCfdi(), stamp(), paid(order), addNote(visit, bank, 60)],
      'an invoice is cancelled while a credit note is asked for': [
        ...invoiced,
        addNote(visit, card, 60),
        setCfdi(cancelled),
      ],
      'an invoice is cancelled while a credit note is valid': [
        ...invoiced,
        addNote(visit, card, 60),
        stamp(visit),
        ...checkNow,
        setCfdi(cancelled),
      ],
      'an invoice is cancelled while a credit note is being cancelled': [
        ...invoiced,
        addNote(visit, card, 60),
        stamp(visit),
        setCfdi(cancelling, visit),
        ...checkNow,
        setCfdi(cancelled),
      ],
      'a stamped credit note counts still': [
        ...invoiced,
        addNote(visit, card, 60),
        stamp(visit),
        addNote(missing, past, 41),
      ],
      'a credit note that is being cancelled counts still': [
        ...invoiced,
        addNote(visit, card, 60),
        stamp(visit),
        setCfdi(cancelling, visit),
        addNote(missing, past, 41),
      ],
    },
    cfdis_complements_in_sequence: {
      'a complement of an invoice that is paid at once': [
        addCfdi(),
        stamp(),
        paid(order),
        addPart(visit, bank, 1, 60, 100),
      ],
      'a complement of more than was received': [...inParts, addPart(visit, bank, 1, 61, 100)],
      'a complement of money that is awaited': [
        addCfdi({ method: 'PPD' }),
        stamp(),
        paid({ ...order, centavos: 60, status: 'pending' }),
        addPart(visit, bank, 1, 60, 100),
      ],
      'a complement of a refund': [...inParts, refund(card, 60), addPart(visit, card, 1, 60, 100)],
      'a complement of another sale': [
        addCfdi({ method: 'PPD' }),
        stamp(),
        paid(),
        addPart(visit, bank, 1, 60, 100),
      ],
      'a complement that begins with less than is left': [...inParts, addPart(visit, bank, 1, 60, 99)],
      'a second part that says nothing of the first': [
        ...inParts,
        addPart(visit, bank, 1, 60, 100),
        stamp(visit),
        addPart(missing, cash, 2, 40, 100),
      ],
      'a complement is stamped whose payment failed meanwhile': [
        addCfdi({ method: 'PPD' }),
        stamp(),
        paid({ ...order, centavos: 60 }),
        addPart(visit, bank, 1, 60, 100),
        ...checkNow,
        sql`alter table payments disable trigger payments_are_facts`,
        sql`update payments set status = 'failed' where id = ${bank}`,
        stamp(visit),
      ],
      'the first part is cancelled under the second': [
        ...inParts,
        addPart(visit, bank, 1, 60, 100),
        stamp(visit),
        addPart(missing, cash, 2, 40, 40),
        ...checkNow,
        setCfdi(cancelled, visit),
      ],
    },
  },
  allowed: {
    'credit notes give back the whole invoice': [
      ...invoiced,
      addNote(visit, card, 60),
      addNote(missing, past, 40),
    ],
    'a credit note that was refused or cancelled counts no more': [
      ...invoiced,
      addNote(visit, card, 60),
      setCfdi(refusedInvoice, visit),
      addNote(missing, card, 60),
      stamp(missing),
      setCfdi(cancelled, missing),
      addNote(stay, card, 60),
    ],
    'an invoice is cancelled when its credit note was': [
      ...invoiced,
      addNote(visit, card, 60),
      stamp(visit),
      ...checkNow,
      setCfdi(cancelled, visit),
      setCfdi(cancelled),
    ],
    'an invoice is being cancelled while its credit note stands': [
      ...invoiced,
      addNote(visit, card, 60),
      stamp(visit),
      setCfdi(cancelling),
    ],
    'a second part follows the first': [
      ...inParts,
      addPart(visit, bank, 1, 60, 100),
      stamp(visit),
      addPart(missing, cash, 2, 40, 40),
      ...checkNow,
      stamp(missing),
      ...checkNow,
      setCfdi(cancelling, visit),
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
            addCfdi({ of, about }),
            stamp(),
            paid({ id: bank, of, about, centavos: 100 }),
            refund(card, 60, bank, of, about),
            addNote(visit, card, 60),
          ],
        ],
        [
          `a complement of a ${what}`,
          [
            addCfdi({ of, about, method: 'PPD' }),
            stamp(),
            paid({ id: bank, of, about }),
            addPart(visit, bank, 1, 60, 100),
          ],
        ],
      ]),
    ),
    'a part that was refused is asked for again': [
      ...inParts,
      addPart(visit, bank, 1, 60, 100),
      setCfdi(refusedInvoice, visit),
      addPart(missing, bank, 1, 60, 100),
    ],
    'a global invoice that was refused lets go of its sales': [
      ...global,
      ...checkNow,
      setCfdi(refusedInvoice),
    ],
    'an erased person is no longer named on a cancelled invoice': [
      addCfdi(),
      setCfdi(sql`asked_by = ${luis}`),
      stamp(),
      setCfdi(cancelled),
      setCfdi(sql`asked_by = null`),
    ],
    'the sales of an invoice that is only asked for change': [
      ...global,
      sql`delete from invoiced_sales`,
      sale,
    ],
  },
}
