import { accountSentences } from '../../copy/money/account-sentences.ts'
import type { Db } from '../../db/connect.ts'
import { pesosText, xmlDocument } from '../../http/xml.ts'
import { Refused } from '../../http/refused.ts'
import { trialBalance } from '../read-books.ts'
import { headOf, type MonthOfBooks } from './month-of-books.ts'

/** The trial balance of a month as SAT takes it (BalanzaComprobacion 1.3), the first time it is sent. */
export async function balanceXml(db: Db, month: MonthOfBooks) {
  const { rows } = await trialBalance(db, month)
  if (rows.length === 0) throw new Refused('breaks-a-rule', { message: accountSentences.nothingPostedUntil })
  return xmlDocument({
    name: 'BCE:Balanza',
    attributes: { ...headOf(month, 'BalanzaComprobacion', 'BCE'), TipoEnvio: 'N' },
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
