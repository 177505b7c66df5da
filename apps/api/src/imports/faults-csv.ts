import { importSentences } from '../copy/import-sentences.ts'
import { csvCell } from '../workbook/index.ts'
import type { FaultyRow } from './import-kind.ts'

const lineOf = (cells: readonly string[]) => `${cells.map((cell) => csvCell('text', cell)).join(',')}\r\n`

/** Faulty rows as a CSV that can be corrected and imported again: the columns of the file, and the problem of each row. */
export const faultsCsv = (headings: readonly string[], rows: readonly FaultyRow[]) =>
  [
    lineOf([...headings, importSentences.problem]),
    ...rows.map(({ cells, message }) =>
      lineOf([...headings.map((_, column) => cells[column] ?? ''), message]),
    ),
  ].join('')
