const looksLikeFormula = /^[=+\-@\t\r\n]/

/** A spreadsheet runs a text of CSV that begins like a formula; with `'` before it, it stays a text (docs/security.md#input). */
export const harmlessText = (value: string) => (looksLikeFormula.test(value) ? `'${value}` : value)
