/** Money is integer centavos everywhere (docs/domain.md#money); these are the only places where it is divided or written out. */

/**
 * Divides two integers and rounds half away from zero on the exact remainder. Floats could sit just below the
 * half; here 0.5 becomes 1 and −0.5 becomes −1 (docs/domain.md#money).
 */
export const divideRounded = (dividend: number, divisor: number) => {
  const remainder = Math.abs(dividend % divisor)
  const whole = (Math.abs(dividend) - remainder) / Math.abs(divisor)
  const rounded = remainder * 2 >= Math.abs(divisor) ? whole + 1 : whole
  return rounded === 0 || Math.sign(dividend) === Math.sign(divisor) ? rounded : -rounded
}

/** A whole percentage of an amount in centavos. */
export const percentOf = (amountCentavos: number, percent: number) =>
  divideRounded(amountCentavos * percent, 100)

const pesos = (centavos: number) => Math.trunc(Math.abs(centavos) / 100)
const cents = (centavos: number) => String(Math.abs(centavos) % 100).padStart(2, '0')
const minus = (centavos: number) => (centavos < 0 ? '−' : '')

/** Money in the account and the office: '$1,240.00 MXN', a discount as '−$62.00 MXN', with a minus sign and no hyphen. */
export const formatPesos = (centavos: number) => {
  const grouped = String(pesos(centavos)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${minus(centavos)}$${grouped}.${cents(centavos)} MXN`
}

/** Money in the shop, '$ 10.00 MXN' (spec §2, §9). */
export const formatShopPrice = (centavos: number) =>
  `${minus(centavos)}$ ${pesos(centavos)}.${cents(centavos)} MXN`

/** Formats an amount for an input, '350' or '350.50'. */
export const plainPesos = (centavos: number) =>
  centavos % 100 === 0 ? String(centavos / 100) : (centavos / 100).toFixed(2)

/** Parses pesos such as '1,240.50' or '350' into centavos; null if invalid. */
export const centavosIn = (written: string) => {
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.(\d{1,2}))?$/.exec(written.trim())
  if (!found) return null
  return Number(found[1]?.replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}
