/** Begins a formula, in Latin and in full-width signs. */
const formulaSigns = '=+\\-@＝＋－＠'
/**
 * Where a field may begin: a program reads CSV by the separator of its locale, whatever this file uses, so that `;` in a text begins
 * a field as well. Spaces and quotes before the sign do not help: some programs drop them.
 */
const fieldBeginnings = new RegExp(`(^|[,;\\t|\\r\\n])([\\s"]*)(?=[${formulaSigns}])`, 'g')
const controlFirst = /^[\t\r\n]/

/** A text of CSV in which no spreadsheet finds a formula: `'` before each sign that would begin one (docs/security.md#input). */
export function harmlessText(value: string) {
  const harmless = value.replaceAll(fieldBeginnings, "$1$2'")
  return controlFirst.test(value) ? `'${harmless}` : harmless
}

/** Whether a spreadsheet would read a typed text as a formula. */
export const looksLikeFormula = (value: string) => new RegExp(`^\\s*[${formulaSigns}]`).test(value)
