import { deflateSync, gzipSync } from 'node:zlib'
import { pixelBomb } from '../../apps/api/src/files/testing/pictures.ts'

export type PathologicalFile = { what: string; bytes: Buffer }

const file = (what: string, ...parts: (string | Buffer)[]): PathologicalFile => ({
  what,
  bytes: Buffer.concat(parts.map((part) => Buffer.from(part))),
})

const heading = 'Fecha,Concepto,Cargo,Abono\n'

/** Bank statements that a parser can spend minutes on. */
export const pathologicalStatements = [
  file('a quote after every letter', 'x"'.repeat(900_000)),
  file('a quote after every letter, below a heading', heading, 'x"'.repeat(900_000)),
  file('quotes alone', heading, '"'.repeat(1_900_000)),
  file('blanks before a quote', heading, `${' '.repeat(1_900_000)}"`),
  file('delimiters alone', heading, ','.repeat(1_900_000)),
  file('apostrophes alone', heading, "'',".repeat(600_000)),
  file('lines alone', '\r'.repeat(1_900_000)),
  file('digits of a day', heading, '1/'.repeat(9_000), ',A,1.00,\n'),
  file('a workbook that unpacks to much more', 'PK\u0003\u0004', deflateSync(Buffer.alloc(9_000_000))),
]

/** Invoices that a parser can spend minutes on. */
export const pathologicalInvoices = [
  file('elements in elements', '<a>'.repeat(160_000)),
  file('elements in elements that end', '<a>'.repeat(70_000), '</a>'.repeat(70_000)),
  file('ends of nothing', '<a>', '</b>'.repeat(120_000)),
  file('attributes alone', '<a', ' a=""'.repeat(90_000), '/>'),
  file('one attribute after another', '<a', Array.from({ length: 45_000 }, (_, n) => ` a${n}=""`).join('')),
  file('comments that do not end', '<!--'.repeat(120_000)),
  file('sections that do not end', '<![CDATA['.repeat(50_000)),
  file('references', '<a>', '&lt;&#x41;'.repeat(45_000)),
  file('a type with entities', '<!DOCTYPE a [', '<!ENTITY e "e">'.repeat(30_000), ']><a/>'),
]

/** PDFs that a search for what is active in them can spend minutes on. */
export const pathologicalPdfs = [
  file('a short name before blanks', '%PDF-1.7\n', `/JS${' '.repeat(9_000)}`.repeat(1_000), '%%EOF'),
  file('short names alone', '%PDF-1.7\n', '/JS '.repeat(2_000_000), '%%EOF'),
  file('numbers for letters', '%PDF-1.7\n', '#4a'.repeat(3_000_000), '%%EOF'),
  file('streams without an end', '%PDF-1.7\n', 'stream\n'.repeat(1_300_000), '%%EOF'),
  file(
    'filters in filters',
    '%PDF-1.7\n',
    `/N 1 /First 4 /Filter [${'\0'.repeat(9_000_000)}`,
    'stream\n%%EOF',
  ),
  file(
    'many packed objects',
    '%PDF-1.7\n',
    ...Array.from({ length: 1_900 }, () =>
      Buffer.concat([
        Buffer.from('<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
        deflateSync(Buffer.alloc(10_000, 32)),
        Buffer.from('\nendstream\n'),
      ]),
    ),
    '%%EOF',
  ),
]

const brand = (name: string) => Buffer.from(`\0\0\0\u0018ftyp${name}\0\0\0\0mif1${name}`, 'latin1')
const box = (name: string, inside: Buffer) => {
  const head = Buffer.from(`\0\0\0\0${name}`, 'latin1')
  head.writeUInt32BE(inside.length + 8)
  return Buffer.concat([head, inside])
}
const boxesInBoxes = (depth: number) => {
  let inside: Buffer = Buffer.alloc(8)
  for (let turn = 0; turn < depth; turn += 1) inside = box('meta', Buffer.concat([Buffer.alloc(4), inside]))
  return inside
}
/** A TIFF whose directories lead to one another for ever. */
const endlessTiff = Buffer.from('II*\0\u0008\0\0\0\0\0\u0008\0\0\0', 'latin1')

/** Pictures that a decoder can spend minutes or all memory on. */
export const pathologicalPictures = [
  { what: 'a PNG of 900 megapixels', bytes: pixelBomb() },
  file('a HEIC of nothing but boxes', brand('heic'), boxesInBoxes(2_000)),
  file('a HEIC of millions of empty boxes', brand('heic'), '\0\0\0\u0008free'.repeat(1_000_000)),
  file('an AVIF of millions of empty boxes', brand('avif'), '\0\0\0\u0008free'.repeat(1_000_000)),
  file('a TIFF that goes round', endlessTiff),
  file('a JPEG of markers', Buffer.from([0xff, 0xd8]), Buffer.alloc(9_000_000, 0xff)),
  file(
    'a JPEG of empty comments',
    Buffer.from('ffd8', 'hex'),
    Buffer.from('fffe0002'.repeat(1_000_000), 'hex'),
  ),
]

const rss = (inside: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>t</title>${inside}</channel></rss>`
const item = (description: string) =>
  `<item><title>Hola</title><link>https://a.mx/b</link><description>${description}</description></item>`

/** Feeds that a parser can spend minutes on. */
export const pathologicalFeeds = [
  file('HTML in HTML', rss(item(`<![CDATA[${'<b>'.repeat(200_000)}]]>`))),
  file('escaped HTML in HTML', rss(item('&lt;b&gt;'.repeat(70_000)))),
  file('many posts of HTML in HTML', rss(item(`<![CDATA[${'<b>'.repeat(15_000)}]]>`).repeat(19))),
  file('elements in elements', rss('<a>'.repeat(160_000))),
  file('letters that combine', rss(item('e\u0301'.repeat(300_000)))),
  file('attributes alone', `<rss${' a=""'.repeat(180_000)}>`),
  { what: 'a megabyte that unpacks to a gigabyte', bytes: gzipSync(Buffer.alloc(900_000_000)) },
]
