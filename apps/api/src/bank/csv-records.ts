export type CsvRecord = {
  /** The line of the file on which it begins, from 1. */
  line: number
  cells: string[]
  /** A quote that was opened in it is never closed: everything up to the end of the file is in its last cell. */
  isUnclosed: boolean
}

/** The records of a CSV text, quoted cells as RFC 4180 has them; lines without anything are left out. */
export function csvRecords(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let [line, begins] = [1, 1]
  let cells: string[] = []
  let cell = ''
  let quoted = false

  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRecord = () => {
    endCell()
    if (cells.some((one) => one !== '')) records.push({ line: begins, cells, isUnclosed: quoted })
    cells = []
    begins = line
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!
    if (char === '\n') line += 1
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (char === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (char === delimiter) endCell()
    else if (char === '\n') endRecord()
    else if (char !== '\r') cell += char
  }
  endRecord()
  return records
}
