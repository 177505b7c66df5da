/** Begins a formula, in Latin and in full-width signs. */
const formulaSigns = '=+\\-@＝＋－＠'
/**
 * Positions where a CSV field may begin under any locale's separator, so that `;` counts too. Leading spaces
 * and quotes are included because some programs drop them.
 */
const fieldBeginnings = new RegExp(`(^|[,;\\t|\\r\\n])([\\s"]*)(?=[${formulaSigns}])`, 'g')
const controlFirst = /^[\t\r\n]/

/** A text of CSV in which no spreadsheet finds a formula: `'` before each sign that would begin one (docs/security.md#input). */
export function harmlessText(value: string) {
  const harmless = value.replaceAll(fieldBeginnings, "$1$2'")
  return controlFirst.test(value) ? `'${harmless}` : harmless
}

/** True if a spreadsheet would read a text as a formula. */
export const looksLikeFormula = (value: string) => new RegExp(`^\\s*[${formulaSigns}]`).test(value)
