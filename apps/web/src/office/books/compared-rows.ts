export type StatementRow = { accountId: string; code: string; name: string; centavos: number }

export type ComparedRow = Omit<StatementRow, 'centavos'> & { nowCentavos: number; beforeCentavos: number }

/** The accounts of two statements in the order of their codes, each with what it says in both; one that is missing says nothing. */
export function comparedRows(
  now: readonly StatementRow[],
  before: readonly StatementRow[],
): readonly ComparedRow[] {
  const rows = new Map<string, ComparedRow>()
  const rowOf = ({ accountId, code, name }: StatementRow) => {
    const row = rows.get(accountId) ?? { accountId, code, name, nowCentavos: 0, beforeCentavos: 0 }
    rows.set(accountId, row)
    return row
  }
  for (const row of before) rowOf(row).beforeCentavos = row.centavos
  for (const row of now) rowOf(row).nowCentavos = row.centavos
  return [...rows.values()].toSorted((one, other) => (one.code < other.code ? -1 : 1))
}
