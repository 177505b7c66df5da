/** Query parameters to set; null or empty removes one. */
export type QueryChanges = Readonly<Record<string, string | null>>

/** Returns the query with some parameters changed and all others as they are. */
export function changedQuery(search: string, changes: QueryChanges) {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value) query.set(name, value)
    else query.delete(name)
  const changed = query.toString()
  return changed && `?${changed}`
}
