import type { Db } from '../db/connect.ts'

/** Prepares a query once for each database, since a process of tests has several. */
export function perDatabase<Q>(prepare: (db: Db) => Q): (db: Db) => Q {
  const prepared = new WeakMap<Db, Q>()
  return (db) => {
    const kept = prepared.get(db)
    if (kept) return kept
    const made = prepare(db)
    prepared.set(db, made)
    return made
  }
}
