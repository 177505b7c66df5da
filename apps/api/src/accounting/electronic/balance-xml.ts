import type { BalanceKind } from '@rumi/contract'
import { accountSentences } from '../../copy/money/account-sentences.ts'
import type { Db } from '../../db/connect.ts'
import { pesosText, xmlDocument } from '../../http/xml.ts'
import { today } from '../../http/clock.ts'
import { Refused, refusedField } from '../../http/refused.ts'
import { closingBalance, trialBalance } from '../read-books.ts'
import { headOf, isClosingMonth, type MonthOfBooks } from './month-of-books.ts'

/** `modifiedOn`: day of the last change, of a complementary balance. */
export type BalanceRequest = { kind: BalanceKind; modifiedOn?: string | undefined }

/**
 * Returns the trial balance of a month in SAT's format (BalanzaComprobacion 1.3). Month 13 has the closing of its
 * year; throws where that is open.
 */
export async function balanceXml(db: Db, month: MonthOfBooks, { kind, modifiedOn }: BalanceRequest) {
  if (modifiedOn !== undefined && (modifiedOn > today() || modifiedOn < month.from))
    throw refusedField('modifiedOn', accountSentences.modifiedInMonth)
  const rows = isClosingMonth(month) ? await closingRows(db, month) : (await trialBalance(db, month)).rows
  if (rows.length === 0) throw new Refused('breaks-a-rule', { message: accountSentences.nothingPostedUntil })
  return xmlDocument({
    name: 'BCE:Balanza',
    attributes: { ...headOf(month, 'BalanzaComprobacion', 'BCE'), TipoEnvio: kind, FechaModBal: modifiedOn },
    children: rows.map((row) => ({
      name: 'BCE:Ctas',
      attributes: {
        NumCta: row.code,
        SaldoIni: pesosText(row.openingCentavos),
        Debe: pesosText(row.debitCentavos),
        Haber: pesosText(row.creditCentavos),
        SaldoFin: pesosText(row.closingCentavos),
      },
    })),
  })
}

async function closingRows(db: Db, { month }: MonthOfBooks) {
  const year = month.slice(0, 4)
  const { isClosed, rows } = await closingBalance(db, year)
  if (!isClosed) throw new Refused('breaks-a-rule', { message: accountSentences.yearNotClosed(year) })
  return rows
}
