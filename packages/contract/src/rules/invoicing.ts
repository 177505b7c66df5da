import { isDay } from './house-time.ts'

/** Who a tax regime is for: persons, companies or both (SAT: catalogue c_RegimenFiscal of CFDI 4.0). */
export const taxRegimes = {
  '601': ['company'],
  '603': ['company'],
  '605': ['person'],
  '606': ['person'],
  '607': ['person'],
  '608': ['person'],
  '610': ['person', 'company'],
  '611': ['person'],
  '612': ['person'],
  '614': ['person'],
  '615': ['person'],
  '616': ['person'],
  '620': ['company'],
  '621': ['person'],
  '622': ['company'],
  '623': ['company'],
  '624': ['company'],
  '625': ['person'],
  '626': ['person', 'company'],
} as const satisfies Record<string, readonly TaxPayer[]>

export type TaxPayer = 'person' | 'company'
export type TaxRegime = keyof typeof taxRegimes

/** What an invoice of this house can be used for (SAT: catalogue c_UsoCFDI of CFDI 4.0; ours are services and small goods). */
export const cfdiUses = ['G01', 'G03', 'S01'] as const

/** The RFC that SAT gives to the public at large. */
export const publicRfc = 'XAXX010101000'

const personPattern = /^[A-ZÑ&]{4}(\d{2})(\d{2})(\d{2})[A-Z\d]{3}$/
const companyPattern = /^[A-ZÑ&]{3}(\d{2})(\d{2})(\d{2})[A-Z\d]{3}$/

/** Whose RFC this is: 13 characters for a person, 12 for a company, with a day that exists; null where it is none. */
export function taxPayerOf(rfc: string): TaxPayer | null {
  const person = personPattern.exec(rfc)
  const [, year, month, dayOfMonth] = person ?? companyPattern.exec(rfc) ?? []
  const isDate = [`19${year}`, `20${year}`].some((whole) => isDay(`${whole}-${month}-${dayOfMonth}`))
  if (!isDate) return null
  return person ? 'person' : 'company'
}

/** Whether somebody of this RFC can be in this regime. */
export const isRegimeOf = (regime: TaxRegime, rfc: string) => {
  const payer = taxPayerOf(rfc)
  return payer !== null && (taxRegimes[regime] as readonly TaxPayer[]).includes(payer)
}
