import type { Socket } from 'node:net'
import { Client, type Pool, type PoolClient } from 'pg'
import { StatementBatch, type Answer, type KnownColumns, type Statement } from './statement-batch.ts'

/** A part of the driver that its types do not tell of. */
type Driver = { connection: { stream: Socket } }

/**
 * A connection that sends what it is asked within one turn of the event loop in one write, and lets the statements of a turn end together;
 * the driver makes a write and an end of each, which takes the process longer than the statement itself (decision 174). The order of what is
 * asked stays.
 */
export class BatchingClient extends Client {
  readonly #known: KnownColumns = new Map()
  #batch: StatementBatch | undefined
  #isGathering = false

  /**
   * Asks a statement together with others of this turn, which are not carried out where one before them fails; `alone`, it fails alone
   * and, outside of a transaction, sees what is there when it is carried out.
   */
  ask(statement: Statement, values: readonly unknown[], { alone = false } = {}): Promise<Answer> {
    this.#gather()
    if (this.#batch && !alone) return this.#batch.add(statement, values)
    this.#endBatch()
    const batch = new StatementBatch(this.#known)
    const answer = batch.add(statement, values)
    super.query(batch)
    if (alone) batch.end()
    else this.#batch = batch
    return answer
  }

  override query: Client['query'] = (...asked: [never]) => {
    this.#gather()
    this.#endBatch()
    return super.query(...asked)
  }

  #endBatch() {
    this.#batch?.end()
    this.#batch = undefined
  }

  #gather() {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = (this as unknown as Driver).connection
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      this.#endBatch()
      stream.uncork()
    })
  }
}

export type PooledClient = PoolClient & BatchingClient

/** A connection of a pool of `openDatabase`; whoever takes it releases it. */
export const takeConnection = async (pool: Pool) => (await pool.connect()) as PooledClient
