import type { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { DatabaseError, Query, types } from 'pg'

/** The driver's own way from a value to what the protocol carries, of which its types do not tell. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils.js') as {
  prepareValue: (value: unknown) => string | Buffer | null
}

/** What a connection is asked: prepared on it once where it has a name, read anew each time where it has none. */
export type Statement = { name?: string | undefined; text: string }
export type Answer = { rows: unknown[][]; columns: readonly string[] }

type Parse = (text: string) => unknown
type Column = { name: string; parse: Parse }
/** What the rows of the prepared statements of a connection are made of, by their names. */
export type KnownColumns = Map<string, readonly Column[]>

/** Parts of the driver that its types do not tell of. */
type Wire = {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(portal: { portal: string; statement: string; values: unknown[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: { portal: string }): void
  sync(): void
}
type Field = { name: string; dataTypeID: number }

const { builtins } = types
const asItIs: Parse = (text) => text
/** Columns of these are read by whoever asks. */
const leftAsText = new Set<number>([builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE])
const columnOf = ({ name, dataTypeID }: Field): Column => ({
  name,
  parse: leftAsText.has(dataTypeID) ? asItIs : types.getTypeParser(dataTypeID, 'text'),
})

type Pending = {
  statement: { name: string; text: string }
  values: unknown[]
  rows: unknown[][]
  columns: readonly Column[]
  answered: PromiseWithResolvers<Answer>
  failure?: unknown
}

/**
 * Statements that a connection carries out in their order and answers together: one message tells it that they end, where the driver
 * sends one after each, and what the rows of a prepared one are made of is asked once. Where one fails, those after it are not
 * carried out, and fail as in a transaction that was given up; outside of a transaction those before it are undone, and fail with it.
 */
export class StatementBatch extends Query {
  readonly #known: KnownColumns
  readonly #asked: Pending[] = []
  #at = 0
  #wire: Wire | undefined
  #isEnded = false
  /** Of the statement that is being answered, by which the driver knows what was prepared. */
  declare name: string
  declare text: string

  constructor(known: KnownColumns) {
    super('')
    this.#known = known
  }

  /** Adds a statement; fails where a value cannot be sent, and then nothing of it is. */
  async add({ name = '', text }: Statement, values: readonly unknown[]): Promise<Answer> {
    const asked: Pending = {
      statement: { name, text },
      values: values.map((value) => prepareValue(value)),
      rows: [],
      columns: [],
      answered: Promise.withResolvers(),
    }
    this.#asked.push(asked)
    if (this.#asked.length === 1) this.#answerNext()
    if (this.#wire) this.#send(asked, this.#wire)
    return asked.answered.promise
  }

  /** Nothing is added any more. */
  end() {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#wire?.sync()
  }

  override submit = (connection: unknown) => {
    this.#wire = connection as Wire
    for (const asked of this.#asked) this.#send(asked, this.#wire)
    if (this.#isEnded) this.#wire.sync()
  }

  #send({ statement: { name, text }, values }: Pending, wire: Wire) {
    const isPrepared =
      name !== '' &&
      (wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined)
    if (!isPrepared) {
      wire.parse({ name, text })
      if (name !== '') wire.submittedNamedStatements[name] = text
    }
    wire.bind({ portal: '', statement: name, values })
    if (!this.#known.has(name)) wire.describe({ type: 'P', name: '' })
    wire.execute({ portal: '' })
  }

  #answerNext() {
    const next = this.#asked[this.#at]
    if (!next) return
    const { name, text } = next.statement
    this.name = name
    this.text = text
    next.columns = this.#known.get(name) ?? []
  }

  handleRowDescription({ fields }: { fields: Field[] }) {
    this.#asked[this.#at]!.columns = fields.map(columnOf)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const asked = this.#asked[this.#at]!
    const { columns, rows } = asked
    try {
      rows.push(fields.map((text, at) => (text === null ? null : columns[at]!.parse(text))))
    } catch (failure) {
      asked.failure ??= failure
    }
  }

  handleCommandComplete() {
    const { statement, columns } = this.#asked[this.#at]!
    if (statement.name !== '') this.#known.set(statement.name, columns)
    this.#at += 1
    this.#answerNext()
  }

  handleReadyForQuery() {
    for (const asked of this.#asked) answer(asked)
  }

  /** Whether what came before a failure holds is told by what the connection says after it: outside of a transaction nothing does. */
  handleError(failure: Error, connection: EventEmitter) {
    if (!(failure instanceof DatabaseError)) return this.#failFrom(0, failure)
    const onReady = ({ status }: { status: string }) => {
      connection.off('end', onEnd)
      this.#failFrom(status === 'E' ? this.#at : 0, failure)
    }
    const onEnd = () => {
      connection.off('readyForQuery', onReady)
      this.#failFrom(0, failure)
    }
    connection.once('readyForQuery', onReady)
    connection.once('end', onEnd)
  }

  /** Fails with it what it is about and what it undoes; what would have come after is not carried out. */
  #failFrom(first: number, failure: Error) {
    for (const asked of this.#asked.slice(0, first)) answer(asked)
    for (const { answered } of this.#asked.slice(first, this.#at + 1)) answered.reject(failure)
    for (const { statement, answered } of this.#asked.slice(this.#at + 1)) {
      delete this.#wire?.submittedNamedStatements[statement.name]
      answered.reject(failure instanceof DatabaseError ? notCarriedOut(failure) : failure)
    }
  }
}

function answer({ answered, rows, columns, failure }: Pending) {
  if (failure === undefined) answered.resolve({ rows, columns: columns.map(({ name }) => name) })
  else answered.reject(failure)
}

/** With the code by which PostgreSQL itself refuses what comes after a failure. */
const notCarriedOut = (cause: Error) =>
  Object.assign(new Error('current transaction is aborted: a statement before this one failed', { cause }), {
    code: '25P02',
  })
