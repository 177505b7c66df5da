type Named = { accountId: string; code: string; name: string }

/** One account in two reports. `now` and `before` are undefined where a report lacks it. */
export type ComparedRow<Row extends Named> = Named & { now: Row | undefined; before: Row | undefined }

/** Joins the accounts of two reports by code, sorted, each once. */
export function comparedRows<Row extends Named>(
  now: readonly Row[],
  before: readonly Row[],
): ComparedRow<Row>[] {
  const rows = new Map<string, ComparedRow<Row>>()
  const rowOf = ({ accountId, code, name }: Row) => {
    const row = rows.get(accountId) ?? { accountId, code, name, now: undefined, before: undefined }
    rows.set(accountId, row)
    return row
  }
  for (const row of before) rowOf(row).before = row
  for (const row of now) rowOf(row).now = row
  return [...rows.values()].toSorted((one, other) => (one.code < other.code ? -1 : 1))
}
