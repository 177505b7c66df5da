import { strToU8, Zip, ZipDeflate } from 'fflate'
import { inWordOfBusiness } from '../copy/in-word-of-business.ts'
import { cellStyles, cellXml, textCell } from './cell-xml.ts'
import type { Sheet } from './sheets.ts'
import {
  columnLetter,
  fixedParts,
  sheetClosing,
  sheetOpening,
  sheetPath,
  type HeadingColours,
} from './workbook-parts.ts'

/** The most rows a sheet can have; what goes beyond is a fault of ours and not a file that does not open. */
const mostRows = 1_048_576

const headerXml = ({ columns }: Sheet) =>
  `<row r="1" ht="24" customHeight="1">${columns
    .map(({ heading }, i) => textCell(`${columnLetter(i)}1`, inWordOfBusiness(heading), cellStyles.header))
    .join('')}</row>`

const rowsXml = ({ columns }: Sheet, rows: readonly never[], firstNumber: number) =>
  rows
    .map((row, i) => {
      const number = firstNumber + i
      const cells = columns.map(({ kind, of }, c) => cellXml(`${columnLetter(c)}${number}`, kind, of(row)))
      return `<row r="${number}">${cells.join('')}</row>`
    })
    .join('')

/**
 * Creates a streaming writer of a workbook: takes rows and returns the bytes that are ready. Write the sheets in their
 * order, each once. Memory is bounded by a page of rows.
 */
export function createWorkbookWriter(sheets: Readonly<Record<string, Sheet>>, colours: HeadingColours) {
  const sheetNames = Object.keys(sheets)
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  let open: { name: string; sheet: Sheet; part: ZipDeflate; rows: number } | null = null

  const take = () => {
    const taken = ready
    ready = []
    return taken
  }

  const partNamed = (path: string) => {
    const part = new ZipDeflate(path, { level: 6 })
    zip.add(part)
    return part
  }

  function openSheet(name: string) {
    const sheet = sheets[name]
    if (!sheet) throw new RangeError(`there is no sheet ${name}`)
    const part = partNamed(sheetPath(sheetNames.indexOf(name)))
    part.push(strToU8(sheetOpening(sheet.columns) + headerXml(sheet)))
    return { name, sheet, part, rows: 1 }
  }

  function closeSheet() {
    if (!open) return
    const { columns } = open.sheet
    open.part.push(strToU8(sheetClosing(columns.length, open.rows)), true)
    open = null
  }

  const titles = Object.values(sheets).map(({ name }) => inWordOfBusiness(name))
  for (const [path, xml] of Object.entries(fixedParts(titles, colours)))
    partNamed(path).push(strToU8(xml), true)

  return {
    /** Writes rows of a sheet; none leaves it with its headings alone. */
    write(name: string, rows: readonly unknown[]): Uint8Array[] {
      if (open?.name !== name) {
        closeSheet()
        open = openSheet(name)
      }
      const firstNumber = open.rows + 1
      open.rows += rows.length
      if (open.rows > mostRows) throw new RangeError(`the sheet ${name} has more rows than a sheet can have`)
      open.part.push(strToU8(rowsXml(open.sheet, rows as readonly never[], firstNumber)))
      return take()
    },

    end(): Uint8Array[] {
      closeSheet()
      zip.end()
      return take()
    },
  }
}
