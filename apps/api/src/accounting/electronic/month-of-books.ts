import { addDays, addMonths, firstOfMonth } from '@rumi/contract'
import { accountSentences } from '../../copy/money/account-sentences.ts'
import type { Db } from '../../db/connect.ts'
import { today } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { currentSettings, businessRfc } from '../../settings/index.ts'

/** SAT takes electronic books from this year on. */
const firstYear = '2015'

/** Taxpayer and month of a file. */
export type MonthOfBooks = {
  rfc: string
  /** `YYYY-MM`; month 13 is the closing of the year. */
  month: string
  from: string
  to: string
}

/**
 * Validates the month. Throws for a future month, one before SAT accepts any, and a business without an RFC.
 */
export async function monthOfBooks(db: Db, month: string): Promise<MonthOfBooks> {
  const from = isClosingMonth({ month }) ? `${month.slice(0, 4)}-12-31` : `${month}-01`
  if (from > firstOfMonth(today()) || month < firstYear) {
    const message = month < firstYear ? accountSentences.monthIsTooOld : accountSentences.monthHasNotBegun
    throw new Refused('breaks-a-rule', { message, issues: [{ path: 'month', message }] })
  }
  const rfc = businessRfc(await currentSettings(db))
  return { rfc, month, from, to: isClosingMonth({ month }) ? from : addDays(addMonths(from, 1), -1) }
}

/** True for month 13, which holds the closing of its year. */
export const isClosingMonth = ({ month }: Pick<MonthOfBooks, 'month'>) => month.endsWith('-13')

/** Common attributes of every file. */
export const headOf = ({ rfc, month }: MonthOfBooks, what: string, prefix: string) => {
  const namespace = `http://www.sat.gob.mx/esquemas/ContabilidadE/1_3/${what}`
  return {
    [`xmlns:${prefix}`]: namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${namespace} ${namespace}/${what}_1_3.xsd`,
    Version: '1.3',
    RFC: rfc,
    Mes: month.slice(5),
    Anio: month.slice(0, 4),
  }
}

/** Returns SAT's file name: RFC, year, month and type (CT, BN or a complementary BC, PL). */
export const fileNameOf = ({ rfc, month }: MonthOfBooks, which: 'CT' | 'BN' | 'BC' | 'PL') =>
  `${rfc}${month.replace('-', '')}${which}.xml`
