/** One line of an entry: an amount on one side of one account, in centavos. */
export type LedgerLine = { accountId: string; debitCentavos: number; creditCentavos: number }

const totalOf = (lines: readonly LedgerLine[], side: 'debitCentavos' | 'creditCentavos') =>
  lines.reduce((sum, line) => sum + line[side], 0)

const isAmount = (centavos: number) => Number.isSafeInteger(centavos) && centavos >= 0

/**
 * True if a ledger line is valid: whole centavos, never negative, on exactly one side. Two sides would hide
 * the amount moved (docs/domain.md#the-books).
 */
export const isLedgerLine = ({ debitCentavos, creditCentavos }: LedgerLine) =>
  isAmount(debitCentavos) && isAmount(creditCentavos) && debitCentavos > 0 !== creditCentavos > 0

/**
 * True if an entry may be posted: at least two valid lines, debits equal to credits
 * (docs/domain.md#the-books).
 */
export const isBalanced = (lines: readonly LedgerLine[]) =>
  lines.length >= 2 &&
  lines.every(isLedgerLine) &&
  totalOf(lines, 'debitCentavos') === totalOf(lines, 'creditCentavos')

/**
 * The lines that undo an entry: each account moved back by the same amount. Posted entries never change, so a
 * mistake is answered by these and a new entry (docs/domain.md#the-books).
 */
export const reversedLines = <L extends LedgerLine>(lines: readonly L[]): L[] =>
  lines.map((line) => ({
    ...line,
    debitCentavos: line.creditCentavos,
    creditCentavos: line.debitCentavos,
  }))

/** A balance as its account's owner reads it: what an account owes by nature counts from its credit side. */
export const naturalBalance = (nature: 'debit' | 'credit', debitLessCreditCentavos: number) =>
  nature === 'debit' || debitLessCreditCentavos === 0 ? debitLessCreditCentavos : -debitLessCreditCentavos
