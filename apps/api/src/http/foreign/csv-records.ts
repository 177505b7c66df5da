import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'

export type CsvRecord = {
  /** Line of the file on which it begins, from 1. */
  line: number
  cells: string[]
}

type CsvSyntax = { delimiter: string; quote: '"' | "'" }

export type CsvReading = {
  records: CsvRecord[]
  /** Fault that stops parsing, with its first line. */
  fault: { kind: 'unclosed-quote' | 'too-long'; line: number } | null
}

/** A record of a bank or of another program has some hundred bytes. */
const longestRecordBytes = 20_000

/** Reads the records of a CSV text whose lines end in `\n`; lines without any content are left out. */
export function csvRecords(text: string, { delimiter, quote }: CsvSyntax): CsvReading {
  const records: CsvRecord[] = []
  let ended = 0
  try {
    parse(text, {
      delimiter,
      quote,
      record_delimiter: '\n',
      max_record_size: longestRecordBytes,
      ltrim: true,
      relax_column_count: true,
      // Banks write names with quotes in cells without them.
      relax_quotes: true,
      skip_empty_lines: true,
      on_record(cells: string[], { lines }) {
        ended = lines
        const within = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        const record = { line: lines - within, cells: cells.map(withoutApostrophes) }
        if (record.cells.some(Boolean)) records.push(record)
        return null
      },
    })
    return { records, fault: null }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const kind = error.code === 'CSV_MAX_RECORD_SIZE' ? 'too-long' : 'unclosed-quote'
    const rest = text.split('\n').slice(ended)
    return { records, fault: { kind, line: ended + 1 + rest.findIndex((line) => line.trim() !== '') } }
  }
}

/** Some banks keep leading zeros by an apostrophe, or put one on both sides. */
const withoutApostrophes = (cell: string) => {
  const text = cell.trim()
  if (!text.startsWith("'")) return text
  return text.slice(1, text.length > 1 && text.endsWith("'") ? -1 : undefined).trim()
}
