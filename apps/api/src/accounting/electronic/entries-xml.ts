import { numberOfRequest, type EntryRequestKind } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { accountSentences } from '../../copy/account-sentences.ts'
import type { Db } from '../../db/connect.ts'
import { fitted, pesosText, xmlDocument, type XmlElement } from '../../http/xml.ts'
import { Refused } from '../../http/refused.ts'
import { headOf, type MonthOfBooks } from './month-of-books.ts'

/** Why SAT asked, and under which number. */
export type EntriesAsked = { requestKind: EntryRequestKind; requestNumber?: string | undefined }

type Line = { code: string; name: string; memo: string; debit: string; credit: string }
/** Null where none is stamped. */
type InvoiceOfEntry = { uuid: string | null; receiverRfc: string | null; total: string | null }
type Entry = InvoiceOfEntry & {
  number: number
  date: string
  description: string
  lines: Line[]
}

/**
 * The posted entries of a month as SAT takes them (PolizasPeriodo 1.3), each with its lines in the sequence in which they were written, and
 * with the stamped invoice of the order it tells of.
 */
export async function entriesXml(db: Db, month: MonthOfBooks, { requestKind, requestNumber }: EntriesAsked) {
  const { rows } = await db.execute<Entry>(sql`
    select e.number, e.date::text, e.description, c.uuid, c.receiver_rfc as "receiverRfc", c.total_centavos as total, jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name,
      'memo', l.memo, 'debit', l.debit_centavos, 'credit', l.credit_centavos) order by l.position) as lines
    from gl_entries e join gl_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
      left join cfdis c on c.order_id = e.order_id and c.status in ('valid', 'cancelling')
    where e.status = 'posted' and e.date between ${month.from} and ${month.to}
    group by e.id, c.id order by e.date, e.number`)
  if (rows.length === 0) throw new Refused('breaks-a-rule', { message: accountSentences.nothingPostedIn })
  const isOrder = numberOfRequest(requestKind) === 'order'
  return xmlDocument({
    name: 'PLZ:Polizas',
    attributes: {
      ...headOf(month, 'PolizasPeriodo', 'PLZ'),
      TipoSolicitud: requestKind,
      [isOrder ? 'NumOrden' : 'NumTramite']: requestNumber || undefined,
    },
    children: rows.map(entryElement),
  })
}

const entryElement = ({ number, date, description, lines, ...invoice }: Entry): XmlElement => ({
  name: 'PLZ:Poliza',
  attributes: {
    NumUnIdenPol: number,
    Fecha: date,
    Concepto: fitted(description, 300, String(number)),
  },
  children: lines.map(({ code, name, memo, debit, credit }) => ({
    name: 'PLZ:Transaccion',
    attributes: {
      NumCta: code,
      DesCta: fitted(name, 100, code),
      Concepto: fitted(memo || description, 200, String(number)),
      Debe: pesosText(Number(debit)),
      Haber: pesosText(Number(credit)),
    },
    children: invoiceElements(invoice),
  })),
})

/** The invoice that stands behind a line: SAT's name of it, who it is for, its total. */
const invoiceElements = ({ uuid, receiverRfc, total }: InvoiceOfEntry): XmlElement[] =>
  uuid === null || receiverRfc === null
    ? []
    : [
        {
          name: 'PLZ:CompNal',
          attributes: {
            UUID_CFDI: uuid.toUpperCase(),
            RFC: receiverRfc,
            MontoTotal: pesosText(Number(total)),
            Moneda: 'MXN',
          },
        },
      ]
