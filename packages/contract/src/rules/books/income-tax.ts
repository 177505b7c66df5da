import { divideRounded } from '../money/money.ts'
import { taxPayerOf, type TaxRegime } from './invoicing.ts'

/** Monthly rates on collected income in the simplified regime of trust, by its upper limit (LISR 113-E). */
export const simplifiedRates = [
  { upToCentavos: 25_000_00, basisPoints: 100 },
  { upToCentavos: 50_000_00, basisPoints: 110 },
  { upToCentavos: 83_333_33, basisPoints: 150 },
  { upToCentavos: 208_333_33, basisPoints: 200 },
  { upToCentavos: 3_500_000_00, basisPoints: 250 },
] as const

/** Rate of ISR of companies, in percent (LISR 9). */
export const companyIncomeTaxPercent = 30

/** Coefficients have four decimals (LISR 14). */
export const coefficientDecimals = 4

/**
 * Ways in which the monthly ISR follows from income alone: by rate for persons in RESICO (626), by the profit
 * coefficient for companies of the general regime (601). Other regimes deduct expenses by rules of their own.
 */
export type IncomeTaxMethod = 'rate' | 'coefficient'

/** Returns the method of a taxpayer; null where its ISR does not follow from income alone. */
export function incomeTaxMethod(regime: TaxRegime | '', rfc: string): IncomeTaxMethod | null {
  if (regime === '626' && taxPayerOf(rfc) === 'person') return 'rate'
  return regime === '601' ? 'coefficient' : null
}

/** True if the receiver of an invoice retains ISR: a company, of a person in the simplified regime of trust (LISR 113-J). */
export const retainsIncomeTax = (issuer: { taxRegime: TaxRegime; rfc: string }, receiverRfc: string) =>
  incomeTaxMethod(issuer.taxRegime, issuer.rfc) === 'rate' && taxPayerOf(receiverRfc) === 'company'

/** Returns the rate in basis points for the income of a month; null above the last limit. */
export const simplifiedRateOf = (incomeCentavos: number) =>
  simplifiedRates.find(({ upToCentavos }) => incomeCentavos <= upToCentavos)?.basisPoints ?? null

/** Returns a share of an amount, never less than zero. `parts` of `whole`. */
const shareOf = (centavos: number, parts: number, whole: number) =>
  Math.max(0, divideRounded(centavos * parts, whole))

/** Returns the ISR of a month at a rate in basis points. */
export const taxAtRate = (incomeCentavos: number, basisPoints: number) =>
  shareOf(incomeCentavos, basisPoints, 10_000)

/** Returns the ISR of the year so far: 30 % of the profit that the coefficient estimates of the income. */
export function taxByCoefficient(incomeCentavos: number, coefficient: number) {
  const whole = 10 ** coefficientDecimals
  const profitCentavos = shareOf(incomeCentavos, Math.round(coefficient * whole), whole)
  return { profitCentavos, taxCentavos: shareOf(profitCentavos, companyIncomeTaxPercent, 100) }
}
