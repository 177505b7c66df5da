import { bankSentences } from '../copy/money/bank-sentences.ts'
import { decodeText } from '../http/decode-text.ts'
import { Refused } from '../http/refused.ts'
import { amountIn, dayIn } from '../http/foreign/written-values.ts'
import { csvRecords, type CsvRecord } from '../http/foreign/csv-records.ts'
import { directionIn } from './direction-in.ts'
import { statementBody, type StatementColumns } from './statement-columns.ts'

export type StatementLine = {
  day: string
  concept: string
  reference: string
  /** Above nothing what came in. */
  amountCentavos: number
  balanceCentavos: number | null
}

const mostLines = 5_000
/** More of either is no statement of so many movements. */
const most = { characters: 2_000_000, lines: 2 * mostLines }
const delimiters = [',', ';', '\t', '|']
/** Maximum of reported mistakes; a file with more of them is of another kind. */
const mostMistakes = 20

export type StatementFile = { bytes: Uint8Array; today: string }

/**
 * Reads the lines of a bank statement, the earliest first. Refuses with `not-a-statement` a file without the heading of one and, with its
 * number, each line that cannot be read: a file is taken whole or not at all. Runs in a worker thread (`statement-worker.ts`).
 */
export function readStatement({ bytes, today }: StatementFile): StatementLine[] {
  const starts = new TextDecoder('latin1').decode(bytes.subarray(0, 5))
  if (starts.startsWith('PK')) refuse(bankSentences.workbook)
  if (starts === '%PDF-') refuse(bankSentences.pdf)
  const text = decodeText(bytes).replaceAll(/\r\n?/g, '\n')
  if (text.split('\n', most.lines + 2).length > most.lines + 1) refuse(bankSentences.tooManyLines(mostLines))
  if (text.length > most.characters) refuse(bankSentences.tooLarge)
  const body = bodyIn(text)
  if (!body) refuse(bankSentences.noHeading)
  const { columns, rows, fault } = body
  if (fault?.kind === 'unclosed-quote') refuse(bankSentences.unclosedQuote(fault.line))
  if (fault) refuse(bankSentences.tooLongLine(fault.line))
  if (rows.length > mostLines) refuse(bankSentences.tooManyLines(mostLines))
  const issues: { path: string; message: string }[] = []
  const lines = withoutTotals(rows, columns).flatMap((row, at, { length }) => {
    const isCut = at === length - 1 && isCutOff(row, columns)
    const line = isCut ? bankSentences.cutOff(row.line) : lineIn(row, columns, today)
    if (typeof line !== 'string') return line ?? []
    issues.push({ path: `file.${row.line}`, message: line })
    return []
  })
  if (issues.length > 0)
    throw new Refused('not-a-statement', {
      message: issues[0]!.message,
      issues: issues.slice(0, mostMistakes),
    })
  if (lines.length === 0) refuse(bankSentences.nothingMoved)
  return isBackwards(lines) ? lines.toReversed() : lines
}

/** The first delimiter by which a heading is found; cells in apostrophes on both sides are quoted by them. */
function bodyIn(text: string) {
  for (const delimiter of delimiters) {
    const body = bodyBy(text, { delimiter, quote: '"' })
    if (!body) continue
    const lines = text.split('\n')
    const isQuoted = [body.heading, body.rows[0]].some(
      (record) => record && isInApostrophes(lines[record.line - 1] ?? '', delimiter),
    )
    return (isQuoted ? bodyBy(text, { delimiter, quote: "'" }) : undefined) ?? body
  }
  return undefined
}

function bodyBy(text: string, syntax: Parameters<typeof csvRecords>[1]) {
  const { records, fault } = csvRecords(text, syntax)
  const body = statementBody(records)
  return body && { ...body, fault }
}

/** True if the first cell is quoted in apostrophes. A single leading one only protects a leading zero. */
const isInApostrophes = (line: string, delimiter: string) => {
  const [first = ''] = line.split(delimiter, 1)
  return /^\s*'[^']*'\s*$/.test(first)
}

function refuse(message: string): never {
  throw new Refused('not-a-statement', { message, issues: [{ path: 'file', message }] })
}

const cellOf = ({ cells }: CsvRecord, column: number | undefined) =>
  column === undefined ? '' : (cells[column] ?? '')

/** Sums and notes that a bank writes below its last movement have no day. */
function withoutTotals(rows: readonly CsvRecord[], { day }: StatementColumns) {
  const last = rows.findLastIndex((row) => /\d/.test(cellOf(row, day)))
  return rows.slice(0, last + 1)
}

/** A row with a day that ends before its amount, as the last one of a file does that did not come whole. */
function isCutOff({ cells }: CsvRecord, { day, came, went, amount }: StatementColumns) {
  const amounts = [came, went, amount].filter((column) => column !== undefined)
  return (
    cells.length > 1 &&
    cells.length <= Math.max(...amounts) &&
    dayIn(cells[day] ?? '') !== null &&
    amounts.every((column) => !cells[column])
  )
}

/** Parses a row into a movement or its fault; undefined without a movement, as for a carried balance. */
function lineIn(
  row: CsvRecord,
  columns: StatementColumns,
  today: string,
): StatementLine | string | undefined {
  const amountCentavos = movedIn(row, columns)
  if (amountCentavos === null) return bankSentences.wrongAmount(row.line)
  if (amountCentavos === 0) return undefined
  const day = dayIn(cellOf(row, columns.day))
  if (!day) return bankSentences.wrongDay(row.line, cellOf(row, columns.day))
  if (day > today) return bankSentences.futureDay(row.line)
  const balance = cellOf(row, columns.balance)
  return {
    day,
    concept: joinedText(columns.concepts.map((column) => cellOf(row, column))),
    reference: joinedText([cellOf(row, columns.reference)]).slice(0, 80),
    amountCentavos,
    balanceCentavos: balance === '' ? null : amountIn(balance),
  }
}

function movedIn(
  row: CsvRecord,
  { came, went, amount, direction, hasLetters }: StatementColumns,
): number | null {
  if (amount !== undefined) {
    const centavos = amountIn(cellOf(row, amount))
    if (centavos === null || direction === undefined) return centavos
    const sign = centavos === 0 ? 1 : directionIn(cellOf(row, direction), hasLetters)
    return sign && sign * Math.abs(centavos)
  }
  const [inward, outward] = [amountIn(cellOf(row, came)), amountIn(cellOf(row, went))]
  if (inward === null || outward === null || (inward !== 0 && outward !== 0)) return null
  return inward === 0 && outward === 0 ? 0 : Math.abs(inward) - Math.abs(outward)
}

/** Texts one after another, each once, without what no database keeps. */
const joinedText = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.replaceAll(/[\s\0]+/g, ' ').trim()))]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 300)

/** True if the statement is in descending order, by day and by balance within a day. */
function isBackwards(lines: readonly StatementLine[]) {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  if (first.day !== last.day) return first.day > last.day
  const follows = (earlier: StatementLine, later: StatementLine) =>
    earlier.balanceCentavos !== null &&
    later.balanceCentavos === earlier.balanceCentavos + later.amountCentavos
  const pairs = lines.slice(1).map((below, at) => [lines[at]!, below] as const)
  const upwards = pairs.filter(([above, below]) => follows(below, above)).length
  return upwards > pairs.filter(([above, below]) => follows(above, below)).length
}
