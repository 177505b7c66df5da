import { sql, type SQL } from 'drizzle-orm'
import { addCfdi, cancelled, period, setCfdi, stamp } from './edges-of-invoices.ts'
import { paid } from './edges-of-payments.ts'
import { checkNow, type Edges } from '../edge-statements.ts'
import { ana, bank, card, cash, missing, past, room, stay, visit } from '../one-of-everything.ts'

const order = { of: sql`order_id`, about: stay }
export const addDeposit = (id: SQL, centavos: number, about: SQL = bank) =>
  addCfdi({ id, of: sql`deposit_id`, about, centavos })
export const addEgreso = (id: SQL, centavos: number) =>
  addCfdi({ id, of: sql`applied_id`, about: bank, related: room, centavos })
/** Ana paid 60 of the order, which is invoiced. */
export const deposited = [paid({ ...order, centavos: 60 }), addDeposit(visit, 60), stamp(visit), ...checkNow]
const refunded = (centavos: number) => [
  sql`insert into payments (id, kind, order_id, client_id, refund_of, method, amount_centavos, received_at)
    values (${card}, 'refund', ${stay}, ${ana}, ${bank}, 'cash', ${centavos}, now())`,
]
const noteOf = (centavos: number) =>
  addCfdi({ id: past, of: sql`refund_id`, about: card, related: visit, centavos })
const stated = sql`insert into invoiced_deposits (cfdi_id, payment_id, total_centavos) values (${room}, ${bank}, 60)`
const global = [period, addCfdi({ of: sql`global_id`, about: cash, centavos: 60 }), stated]

/** CFDI to a company, which retains a centavo. */
const retaining = (id: SQL, columns: SQL, values: SQL, centavos: number, rfc = 'CRO850101SA7') =>
  sql`insert into cfdis (id, ${columns}, receiver_rfc, total_centavos, isr_retained_centavos, isr_basis_points, payment_method)
    values (${id}, ${values}, ${rfc}, ${centavos}, 1, 125, 'PUE')`
const retainingDeposit = (id: SQL, centavos: number) => retaining(id, sql`deposit_id`, bank, centavos)
const retainingEgreso = (rfc?: string) =>
  retaining(missing, sql`applied_id, related_to`, sql`${bank}, ${room}`, 59, rfc)
/** A company paid 59 of the order and retained 1. */
const retained = [paid({ ...order, centavos: 59 }), retainingDeposit(visit, 59), stamp(visit), ...checkNow]
const invoicedToIt = [retaining(room, sql`order_id`, stay, 99), stamp()]

/** A payment that two documents state. */
export const depositTwice = {
  'a deposit in a global invoice is invoiced alone': [
    paid({ ...order, centavos: 60 }),
    ...global,
    addDeposit(visit, 60),
  ],
  'a deposit that is invoiced alone enters a global invoice': [...deposited, ...global],
}

/** The edges of deposits: what is invoiced of them, returned and applied. */
export const edgesOfDeposits: Edges = {
  refused: {
    invoiced_deposits_within_their_payment: {
      'a deposit without its ISR exceeds its payment by a centavo': [
        paid({ ...order, centavos: 59 }),
        retainingDeposit(visit, 60),
      ],
      'a deposit exceeds its payment by a centavo': [paid({ ...order, centavos: 60 }), addDeposit(visit, 61)],
      'a deposit of a sale that is invoiced': [
        paid({ ...order, centavos: 60 }),
        addCfdi(),
        addDeposit(visit, 60),
      ],
      'a deposit of a refund': [
        paid({ ...order, centavos: 60 }),
        ...refunded(60),
        addDeposit(visit, 60, card),
      ],
    },
    cfdis_retained_by_law: {
      'an egreso to another company than the invoice': [
        ...retained,
        ...invoicedToIt,
        retainingEgreso('AAA010101AAA'),
      ],
      'an egreso with ISR to an invoice without': [...retained, addCfdi(), stamp(), retainingEgreso()],
    },
    payments_fit_together: {
      'the ISR of a deposit is that of another payment': [
        ...retained,
        paid({ ...order, id: card, centavos: 1 }),
        sql`insert into payments (order_id, client_id, method, amount_centavos, retained_in, retained_of, received_at)
          values (${stay}, ${ana}, 'retention', 1, ${visit}, ${card}, now())`,
      ],
    },
    cfdis_apply_within_their_deposit: {
      'an egreso leaves the ISR of its deposit': [...retained, ...invoicedToIt, addEgreso(missing, 60)],
      'an egreso of one centavo more': [...deposited, addCfdi(), addEgreso(missing, 61)],
      'an egreso of what was returned': [
        ...deposited,
        ...refunded(20),
        noteOf(20),
        addCfdi(),
        addEgreso(missing, 41),
      ],
      'a credit note of what was applied': [
        ...deposited,
        addCfdi(),
        addEgreso(missing, 60),
        ...checkNow,
        ...refunded(20),
        noteOf(20),
      ],
      'a credit note of more than the deposit': [...deposited, ...refunded(60), noteOf(61)],
      'an egreso without a deposit': [paid({ ...order, centavos: 60 }), addCfdi(), addEgreso(missing, 60)],
      'an egreso to the invoice of another sale': [
        ...deposited,
        addCfdi({ of: sql`booking_id` }),
        addEgreso(missing, 60),
      ],
    },
    cfdis_applied_deposits_stay: {
      'a deposit that an invoice names is cancelled': [
        ...deposited,
        addCfdi(),
        stamp(),
        addEgreso(missing, 60),
        ...checkNow,
        setCfdi(cancelled, visit),
      ],
      'the egreso is cancelled, and the invoice names the deposit still': [
        ...deposited,
        addCfdi(),
        stamp(),
        addEgreso(missing, 60),
        stamp(missing),
        setCfdi(cancelled, missing),
        ...checkNow,
        setCfdi(cancelled, visit),
      ],
    },
    cfdis_credit_within_their_invoice: {
      'an invoice is cancelled before its egreso': [
        ...deposited,
        addCfdi(),
        stamp(),
        addEgreso(missing, 60),
        ...checkNow,
        setCfdi(cancelled),
      ],
    },
    cfdis_global_says_its_sales: {
      'a global invoice states more than its deposits': [
        paid({ ...order, centavos: 60 }),
        period,
        addCfdi({ of: sql`global_id`, about: cash, centavos: 61 }),
        stated,
      ],
    },
  },
  allowed: {
    'a deposit is applied whole, and its CFDI is cancelled after the invoice': [
      ...deposited,
      addCfdi(),
      stamp(),
      addEgreso(missing, 60),
      stamp(missing),
      ...checkNow,
      setCfdi(cancelled, missing),
      setCfdi(cancelled),
      setCfdi(cancelled, visit),
      addDeposit(past, 60),
    ],
    'a deposit is returned in part, and its rest is applied': [
      ...deposited,
      ...refunded(20),
      noteOf(20),
      addCfdi(),
      addEgreso(missing, 40),
    ],
    'a deposit with ISR is applied, and all of it is cancelled and invoiced again': [
      ...retained,
      ...invoicedToIt,
      retainingEgreso(),
      stamp(missing),
      ...checkNow,
      setCfdi(cancelled, missing),
      setCfdi(cancelled),
      setCfdi(cancelled, visit),
      ...checkNow,
      retainingDeposit(past, 59),
      stamp(past),
    ],
    'a deposit stands in a global invoice': [paid({ ...order, centavos: 60 }), ...global],
  },
}
