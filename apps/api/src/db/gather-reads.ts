import type { Pool } from 'pg'
import { takeConnection, type PooledClient } from './batching-client.ts'
import type { Answer, Statement } from './statement-batch.ts'

type Read = { statement: Statement; values: readonly unknown[]; answered: PromiseWithResolvers<Answer> }

/** A connection of the pool that carries reads, until all of them are answered, and when its last answer came. */
type Reader = { client: PooledClient; underWay: number; heardMs: number; failure?: Error }

/** Behind more than so many on one connection of a server another connection is quicker. */
const mostOnConnection = 8

/** Behind one that says nothing for so long nobody lines up: its server may be gone. */
const longestSilenceMs = 1_000

/** What a pool was asked for in this turn of the event loop, and the connections that carry what it was asked for before. */
type Reading = { waiting: Read[]; readers: Set<Reader>; most: number }
const readings = new WeakMap<Pool, Reading>()

function readingOf(pool: Pool): Reading {
  const known = readings.get(pool)
  if (known) return known
  const most = pool.options.max === 1 ? Infinity : mostOnConnection
  const reading: Reading = { waiting: [], readers: new Set(), most }
  readings.set(pool, reading)
  return reading
}

/**
 * Asks the pool for rows, together with what else it is asked for in the same turn of the event loop: that takes one write, where each
 * would take its own, and a connection is shared while it has answers to give. Each read has a snapshot of its own and fails alone, unless
 * its connection does. Where somebody waits for a connection of their own, none is kept from them.
 */
export function gatherRead(pool: Pool, statement: Statement, values: readonly unknown[]): Promise<Answer> {
  const reading = readingOf(pool)
  const answered = Promise.withResolvers<Answer>()
  if (reading.waiting.push({ statement, values, answered }) === 1)
    setImmediate(() => handOut(pool, reading, reading.waiting.splice(0)))
  return answered.promise
}

function handOut(pool: Pool, { readers, most }: Reading, reads: Read[]) {
  if (pool.waitingCount === 0)
    for (const reader of readers)
      if (isAnswering(reader)) carry(reader, reads.splice(0, most - reader.underWay), pool)
  while (reads.length > 0) void carryOnAnother(pool, reads.splice(0, most))
}

const isAnswering = ({ failure, heardMs }: Reader) =>
  !failure && performance.now() - heardMs < longestSilenceMs

async function carryOnAnother(pool: Pool, reads: readonly Read[]) {
  try {
    const reader: Reader = { client: await takeConnection(pool), underWay: 0, heardMs: performance.now() }
    readingOf(pool).readers.add(reader)
    carry(reader, reads, pool)
  } catch (failure) {
    for (const { answered } of reads) answered.reject(failure)
  }
}

function carry(reader: Reader, reads: readonly Read[], pool: Pool) {
  reader.underWay += reads.length
  const leave = () => {
    reader.underWay -= 1
    reader.heardMs = performance.now()
    if (reader.underWay > 0) return
    readingOf(pool).readers.delete(reader)
    reader.client.release(reader.failure)
  }
  for (const { statement, values, answered } of reads)
    void reader.client
      .ask(statement, values, { alone: true })
      .then(answered.resolve, (failure: Error) => {
        reader.failure = failure
        answered.reject(failure)
      })
      .then(leave)
}
