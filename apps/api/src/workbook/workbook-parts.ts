import { cellStyles } from './cell-xml.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const ofPackage = 'http://schemas.openxmlformats.org/package/2006'
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The path of a sheet inside the file, by its place. */
export const sheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`

/** A colour as a workbook has it: whole, and without its sign. */
const argb = (colour: string) => `FF${colour.slice(1)}`

const formats = ['dd/mm/yyyy', 'dd/mm/yyyy hh:mm']
const firstOwnFormat = 164
const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
const formatted = (id: number) =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`

const cellFormats = {
  text: plain,
  header:
    '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center"/></xf>',
  integer: formatted(1),
  decimal: formatted(2),
  day: formatted(firstOwnFormat),
  instant: formatted(firstOwnFormat + 1),
  pesos: formatted(4),
  formulaLike:
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>',
} satisfies Record<keyof typeof cellStyles, string>

const stylesInOrder = (Object.keys(cellStyles) as (keyof typeof cellStyles)[])
  .toSorted((one, other) => cellStyles[one] - cellStyles[other])
  .map((style) => cellFormats[style])

/** Text and background colours of headings. */
export type HeadingColours = { onPrimary: string; primary: string }

const stylesFor = ({ onPrimary, primary }: HeadingColours) =>
  [
    `<styleSheet xmlns="${main}">`,
    `<numFmts count="${formats.length}">`,
    ...formats.map((code, i) => `<numFmt numFmtId="${firstOwnFormat + i}" formatCode="${code}"/>`),
    '</numFmts>',
    `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="${argb(onPrimary)}"/><name val="Calibri"/></font></fonts>`,
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    `<fill><patternFill patternType="solid"><fgColor rgb="${argb(primary)}"/><bgColor indexed="64"/></patternFill></fill></fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${stylesInOrder.length}">${stylesInOrder.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('')

/** The parts of a file with these sheets that are the same whatever is in them, by their path. */
export function fixedParts(sheetNames: readonly string[], colours: HeadingColours): Record<string, string> {
  const numbered = (write: (name: string, number: number) => string) =>
    sheetNames.map((name, index) => write(name, index + 1)).join('')
  return {
    '[Content_Types].xml': [
      declaration,
      `<Types xmlns="${ofPackage}/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${mediaType}.sheet.main+xml"/>`,
      `<Override PartName="/xl/styles.xml" ContentType="${mediaType}.styles+xml"/>`,
      numbered(
        (_, number) =>
          `<Override PartName="/${sheetPath(number - 1)}" ContentType="${mediaType}.worksheet+xml"/>`,
      ),
      '</Types>',
    ].join(''),
    '_rels/.rels': `${declaration}<Relationships xmlns="${ofPackage}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${numbered(
      (name, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${ofPackage}/relationships">${numbered(
      (_, number) =>
        `<Relationship Id="rId${number}" Type="${relationships}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}<Relationship Id="rIdStyles" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${declaration}${stylesFor(colours)}`,
  }
}

/** The letter of a column by its place; no sheet of ours goes beyond Z. */
export const columnLetter = (index: number) => String.fromCodePoint(65 + index)

/** Start of a sheet: column widths and a frozen heading. */
export const sheetOpening = (columns: readonly { width: number }[]) =>
  [
    declaration,
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>',
    ...columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`),
    '</cols><sheetData>',
  ].join('')

/** End of a sheet: a filter over all columns. */
export const sheetClosing = (columnCount: number, rowCount: number) =>
  `</sheetData><autoFilter ref="A1:${columnLetter(columnCount - 1)}${rowCount}"/></worksheet>`
