import { isDay } from '@rumi/contract'

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

const monthOf = (written: string) => {
  const named = months.indexOf(written.slice(0, 3).toLowerCase())
  return named < 0 ? written : String(named + 1)
}

const shapes = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})/,
  /^(?<date>\d{1,2})[-/. ](?<month>\d{1,2}|[a-z]{3,10})[-/. ](?<year>\d{4}|\d{2})(?!\d)/i,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
]

/** The day that a table of others has, the date before the month: '23/11/2026', '23-nov-26', '23112026'. Null where it is no day. */
export function dayIn(written: string): string | null {
  for (const shape of shapes) {
    const { year, month, date } = shape.exec(written)?.groups ?? {}
    if (!year || !month || !date) continue
    const day = [year.padStart(4, '20'), monthOf(month).padStart(2, '0'), date.padStart(2, '0')].join('-')
    return isDay(day) ? day : null
  }
  return null
}

/** The centavos that a table of others has, '1,234.50', '-$80.00' or '(80)'; 0 where it has nothing, null where it is no amount. */
export function amountIn(written: string): number | null {
  const text = written.replaceAll(/[\s$]|MXN|M\.N\./gi, '')
  if (text === '' || /^[-–—]+$/.test(text)) return 0
  const found = /^(\()?([-+−]?)(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2})0*)?(-)?(\))?$/.exec(text)
  if (!found) return null
  const [, opens, sign = '', pesos = '', cents = '', minus, closes] = found
  if ((opens === undefined) !== (closes === undefined)) return null
  const centavos = Number(pesos.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  const isNegative = sign === '-' || sign === '−' || minus !== undefined || opens !== undefined
  return isNegative && centavos > 0 ? -centavos : centavos
}
