/** What an address asks for, or no longer asks for where it is empty. */
export type QueryChanges = Readonly<Record<string, string | null>>

/** A query with some of what it asks for changed and everything else left as it is. */
export function changedQuery(search: string, changes: QueryChanges) {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value) query.set(name, value)
    else query.delete(name)
  const changed = query.toString()
  return changed && `?${changed}`
}
