type Attributes = Record<string, string | number | undefined>

/** An element of a document that keeps everything in attributes, as SAT's do. */
export type XmlElement = {
  name: string
  /** In the sequence in which they are written; one that is undefined is left out. */
  attributes: Attributes
  children?: readonly XmlElement[]
}

// oxlint-disable-next-line no-control-regex -- these are the characters that XML cannot carry
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text on one line, its spaces made one: what SAT's schemas do to a value before they look at it. */
const attributeText = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(notInXml, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

function written({ name, attributes, children = [] }: XmlElement): string {
  const attributeTexts = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${attributeText(String(value))}"`)
    .join('')
  return children.length === 0
    ? `<${name}${attributeTexts}/>`
    : `<${name}${attributeTexts}>${children.map(written).join('')}</${name}>`
}

/** The whole document, UTF-8. */
export const xmlDocument = (root: XmlElement) => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`

/** At most so many characters of a text, none of them cut in half; `otherwise` where nothing is left of it. */
export const fitted = (text: string, most: number, otherwise: string) =>
  Array.from(text.trim()).slice(0, most).join('').trim() || otherwise

/** Integer centavos as SAT writes pesos: 1234.50. */
export function pesosText(centavos: number) {
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
