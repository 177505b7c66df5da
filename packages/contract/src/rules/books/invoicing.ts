import { isDay } from '../time/day-numbers.ts'

/** Account of anonymous counter sales. It has no credit and receives no notifications. */
export const generalPublicId = '00000000-0000-4000-8000-000000000001'

/**
 * Tax regimes with the taxpayers they apply to: persons, companies or both (SAT: catalogue c_RegimenFiscal of
 * CFDI 4.0).
 */
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

/**
 * Permitted uses of an invoice (SAT: c_UsoCFDI of CFDI 4.0), limited to those for services and small goods.
 */
export const cfdiUses = ['G01', 'G03', 'S01'] as const
export type CfdiUse = (typeof cfdiUses)[number]

/** Use of a credit note: returns, discounts and bonuses (SAT: c_UsoCFDI). */
export const creditNoteUse = 'G02'

/** Use of a payment complement: payments (SAT: c_UsoCFDI). */
export const complementUse = 'CP01'

/** Receiver of an invoice, a credit note or a complement. */
export type CfdiReceiver = {
  rfc: string
  name: string
  postalCode: string
  taxRegime: TaxRegime
  cfdiUse: CfdiUse | typeof creditNoteUse | typeof complementUse
}

/** Regimes whose invoices deduct nothing, so that they can only be without effect (SAT: c_UsoCFDI, 'Régimen Fiscal Receptor'). */
const withoutDeduction: readonly TaxRegime[] = ['605', '607', '608', '610', '611', '614', '615', '616']

/** True if a taxpayer in this regime may use an invoice this way. */
export const isUseOf = (use: CfdiUse, regime: TaxRegime) =>
  use === 'S01' || !withoutDeduction.includes(regime)

/** The RFC that SAT gives to the public at large. */
export const publicRfc = 'XAXX010101000'

/** The RFC that SAT gives to everybody abroad. */
export const foreignRfc = 'XEXX010101000'

/** Regime of invoices to the public and to foreigners: without tax duties. */
export const publicRegime = '616' satisfies TaxRegime

/**
 * An RFC as it is stored: composed (NFC), in capitals, without the spaces, dashes and invisible characters that come with it from a PDF or
 * a chat.
 */
export const cleanedRfc = (written: string) =>
  written
    .normalize('NFC')
    .replaceAll(/[\s\p{Z}\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()

/** True if a text has the shape of an RFC. Its date may be invalid, as in some RFCs that SAT issued. */
export const hasFormOfRfc = (rfc: string) => /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/.test(rfc)

const personPattern = /^[A-ZÑ&]{4}(\d{2})(\d{2})(\d{2})[A-Z\d]{3}$/
const companyPattern = /^[A-ZÑ&]{3}(\d{2})(\d{2})(\d{2})[A-Z\d]{3}$/

/**
 * Returns the kind of taxpayer: 13 characters with a valid date for a person, 12 for a company, else null.
 */
export function taxPayerOf(rfc: string): TaxPayer | null {
  const person = personPattern.exec(rfc)
  const [, year, month, dayOfMonth] = person ?? companyPattern.exec(rfc) ?? []
  const isDate = [`19${year}`, `20${year}`].some((whole) => isDay(`${whole}-${month}-${dayOfMonth}`))
  if (!isDate) return null
  return person ? 'person' : 'company'
}

const digits = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

/** The last character of an RFC, as SAT computes it from those before it; a letter taken for another mostly shows here. */
export function rfcCheckDigit(before: string) {
  const sum = Array.from(
    before.padStart(12, ' '),
    (sign, place) => digits.indexOf(sign) * (13 - place),
  ).reduce((total, value) => total + value, 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === 10 ? 'A' : String(digit)
}

/** True if the check digit of an RFC is right. Generic RFCs fail this and are valid. */
export const hasCheckDigit = (rfc: string) =>
  rfc === publicRfc || rfc === foreignRfc || rfc.endsWith(rfcCheckDigit(rfc.slice(0, -1)))

/**
 * True if an RFC may contain a mistyped character. It only warns, because SAT issued RFCs with other check
 * digits.
 */
export function isDoubtfulRfc(written: string) {
  const rfc = cleanedRfc(written)
  return taxPayerOf(rfc) !== null && !hasCheckDigit(rfc)
}

/** True if the taxpayer of this RFC can be in this regime. */
export const isRegimeOf = (regime: TaxRegime, rfc: string) => {
  if (rfc === publicRfc || rfc === foreignRfc) return regime === publicRegime
  const payer = taxPayerOf(rfc)
  return payer !== null && (taxRegimes[regime] as readonly TaxPayer[]).includes(payer)
}
