import {
  numberOfRequest,
  publicRfc,
  satBankOf,
  unknownSatBank,
  type EntryPaymentKind,
  type EntryRequestKind,
} from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { accountSentences } from '../../copy/money/account-sentences.ts'
import type { Db } from '../../db/connect.ts'
import { businessDay } from '../../db/sql-functions.ts'
import { fitted, pesosText, xmlDocument, type XmlElement } from '../../http/xml.ts'
import { Refused } from '../../http/refused.ts'
import { currentSettings } from '../../settings/index.ts'
import { headOf, type MonthOfBooks } from './month-of-books.ts'

/** Reason and number of SAT's request. */
export type EntriesRequest = { requestKind: EntryRequestKind; requestNumber?: string | undefined }

type Line = { code: string; name: string; memo: string; debit: string; credit: string }
type InvoiceOfEntry = { uuid: string; rfc: string; total: string }
type Transfer = { day: string; centavos: string }
/** Account of the business that transfers are sent to; null where none is set. */
type Receiver = { clabe: string; name: string } | null
type RecordedPayment = {
  kind: EntryPaymentKind
  day: string
  number: string
  origin: string
  destination: string
  beneficiary: string
  rfc: string
  centavos: string
}
type Entry = {
  invoices: InvoiceOfEntry[] | null
  transfers: Transfer[] | null
  payments: RecordedPayment[] | null
  number: number
  date: string
  description: string
  lines: Line[]
}

/**
 * Returns the posted entries of a month in SAT's format (PolizasPeriodo 1.3), with their lines in order. Each
 * names the stamped invoice of its sale (its own or a global one) or of its expense. A payment or refund
 * names the complement or credit note of its transaction.
 */
export async function entriesXml(
  db: Db,
  month: MonthOfBooks,
  { requestKind, requestNumber }: EntriesRequest,
) {
  const { rows } = await db.execute<Entry>(sql`
    select e.number, e.date::text, e.description, jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name,
      'memo', l.memo, 'debit', l.debit_centavos, 'credit', l.credit_centavos) order by l.position) as lines, (
        select jsonb_agg(jsonb_build_object('uuid', i.uuid, 'rfc', i.rfc, 'total', i.total) order by i.uuid) from (
          select x.cfdi_uuid as uuid, x.supplier_rfc as rfc, x.total_centavos as total from expenses x
            where e.source = 'expense' and x.id::text = e.source_id and x.cfdi_uuid is not null
          union all select n.uuid, n.receiver_rfc, n.total_centavos from payments p
            join cfdis n on n.refund_id = p.id or n.payment_id = p.id or n.applied_id = p.id or n.id in (
              select d.cfdi_id from invoiced_deposits d where d.payment_id = p.id and d.is_live)
            where ${belongsToSale('p')} and ${isPostedHere} and ${isStamped('n')}
          union all select c.uuid, c.receiver_rfc, c.total_centavos from invoiced_sales s join cfdis c on c.id = s.cfdi_id
            where ${belongsToSale('s')} and s.is_live and ${isStamped('c')} and not exists (
              select from payments p join cfdis n on n.refund_id = p.id
              where ${belongsToSale('p')} and ${isPostedHere} and ${isStamped('n')})
        ) i
      ) as invoices, (
        select jsonb_agg(jsonb_build_object('day', ${businessDay(sql`p.received_at`)},
          'centavos', p.amount_centavos + p.tip_centavos) order by p.position)
        from payments p where ${belongsToSale('p')} and ${isPostedHere} and p.kind = 'payment' and p.method = 'transfer'
          and p.status = 'settled'
      ) as transfers, (
        select jsonb_agg(jsonb_build_object('kind', o.kind, 'day', o.day, 'number', o.cheque_number, 'origin', o.origin_clabe,
          'destination', o.destination_clabe, 'beneficiary', o.beneficiary, 'rfc', o.rfc, 'centavos', o.amount_centavos)
          order by o.kind, o.created_at, o.id) from entry_payments o where o.entry_id = e.id
      ) as payments
    from gl_entries e join gl_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
    where e.status = 'posted' and e.date between ${month.from} and ${month.to}
    group by e.id order by e.date, e.number`)
  if (rows.length === 0) throw new Refused('breaks-a-rule', { message: accountSentences.nothingPostedIn })
  const { speiClabe, legalName, name } = await currentSettings(db)
  const receiver = speiClabe ? { clabe: speiClabe, name: legalName || name } : null
  const isOrder = numberOfRequest(requestKind) === 'order'
  return xmlDocument({
    name: 'PLZ:Polizas',
    attributes: {
      ...headOf(month, 'PolizasPeriodo', 'PLZ'),
      TipoSolicitud: requestKind,
      [isOrder ? 'NumOrden' : 'NumTramite']: requestNumber || undefined,
    },
    children: rows.map((entry) => entryElement(entry, receiver)),
  })
}

const isStamped = (of: 'c' | 'n') => sql`${sql.identifier(of)}.status in ('valid', 'cancelling')`

/** An online payment is older than the transaction that settles it, whose entry is named after it. */
const isPostedHere = sql`(p.created_at = e.created_at or e.event = 'settled ' || p.id)`

/** SQL condition: the entry belongs to a sale, or to the payments of one. */
const belongsToSale = (of: 's' | 'p') => {
  const row = sql.identifier(of)
  return sql`(${row}.order_id = e.order_id or ${row}.booking_id = e.booking_id or ${row}.pass_id = e.pass_id)`
}

const entryElement = (
  { number, date, description, lines, invoices, transfers, payments }: Entry,
  receiver: Receiver,
): XmlElement => ({
  name: 'PLZ:Poliza',
  attributes: {
    NumUnIdenPol: number,
    Fecha: date,
    Concepto: fitted(description, 300, String(number)),
  },
  children: lines.map(({ code, name, memo, debit, credit }, place) => ({
    name: 'PLZ:Transaccion',
    attributes: {
      NumCta: code,
      DesCta: fitted(name, 100, code),
      Concepto: fitted(memo || description, 200, String(number)),
      Debe: pesosText(Number(debit)),
      Haber: pesosText(Number(credit)),
    },
    children: [
      ...(invoices ?? []).map(invoiceElement),
      ...(place === lines.findIndex(leavesBank) ? (payments ?? []).map(paymentElement) : []),
      ...(receiver ? transfersOf({ code, debit }, transfers ?? []) : []).map((transfer) =>
        transferElement(transfer, receiver!, invoices?.[0]?.rfc ?? publicRfc),
      ),
    ],
  })),
})

const leavesBank = ({ code, credit }: Line) => code.startsWith('102') && Number(credit) > 0

/** A recorded payment: cheques stand before transfers, as the schema wants. */
function paymentElement(payment: RecordedPayment): XmlElement {
  const { kind, day, number, origin, destination, beneficiary, rfc, centavos } = payment
  const common = { Fecha: day, Benef: beneficiary, RFC: rfc, Monto: pesosText(Number(centavos)) }
  return kind === 'cheque'
    ? {
        name: 'PLZ:Cheque',
        attributes: { Num: number, BanEmisNal: satBankOf(origin), CtaOri: origin, ...common },
      }
    : {
        name: 'PLZ:Transferencia',
        attributes: {
          CtaOri: origin,
          BancoOriNal: satBankOf(origin),
          CtaDest: destination,
          BancoDestNal: satBankOf(destination),
          ...common,
        },
      }
}

/** Transfers that a line received: each bank line has its own, or one line the sum of all. */
function transfersOf({ code, debit }: Pick<Line, 'code' | 'debit'>, transfers: readonly Transfer[]) {
  if (!code.startsWith('102')) return []
  const sum = transfers.reduce((total, { centavos }) => total + Number(centavos), 0)
  if (sum === Number(debit)) return transfers
  return transfers.filter(({ centavos }) => Number(centavos) === Number(debit)).slice(0, 1)
}

/** A transfer of a client to the business. */
const transferElement = (
  { day, centavos }: Transfer,
  { clabe, name }: NonNullable<Receiver>,
  rfc: string,
): XmlElement => ({
  name: 'PLZ:Transferencia',
  attributes: {
    BancoOriNal: unknownSatBank,
    CtaDest: clabe,
    BancoDestNal: satBankOf(clabe),
    Fecha: day,
    Benef: fitted(name, 300, clabe),
    RFC: rfc,
    Monto: pesosText(Number(centavos)),
  },
})

/** The CFDI of a line: its UUID, receiver and total. */
const invoiceElement = ({ uuid, rfc, total }: InvoiceOfEntry): XmlElement => ({
  name: 'PLZ:CompNal',
  attributes: {
    UUID_CFDI: uuid.toUpperCase(),
    RFC: rfc,
    MontoTotal: pesosText(Number(total)),
    Moneda: 'MXN',
  },
})
