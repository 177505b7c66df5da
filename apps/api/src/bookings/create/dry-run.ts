import type { Db, Tx } from '../../db/connect.ts'

/** Carries an answer out of a transaction that is not to happen. */
class RolledBack<T> extends Error {
  readonly answer: T

  constructor(answer: T) {
    super('this was only tried')
    this.answer = answer
  }
}

/** Runs work in a transaction and rolls it back. Returns its result or its refusal. */
export async function dryRun<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      throw new RolledBack(await work(tx))
    })
  } catch (end) {
    if (end instanceof RolledBack) return end.answer as T
    throw end
  }
}
