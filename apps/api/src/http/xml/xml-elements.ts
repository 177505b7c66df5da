import { Parser } from 'htmlparser2'
import { expenseSentences } from '../../copy/money/expense-sentences.ts'
import { Refused } from '../refused.ts'

/** XML element with attributes only: local name, attributes, children. */
export type XmlPart = { name: string; attributes: Record<string, string>; children: XmlPart[] }

/** A CFDI with all its complements is about ten deep; the parser's time grows with the square of the depth. */
const deepest = 50

const refused = (message: string) => new Refused('not-a-cfdi', { message })

/**
 * Reads a document that keeps everything in attributes. A document type is refused, so that nothing is expanded but the five signs every
 * XML has; so is what is not well-formed: elements that end out of turn, are cut off, or more than one at the top.
 */
export function xmlElements(text: string): XmlPart {
  const top: XmlPart = { name: '', attributes: {}, children: [] }
  const open = [top]
  let fault: string | null = null
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const part = { name: localName(name), attributes, children: [] }
        open.at(-1)!.children.push(part)
        if (open.push(part) > deepest + 1) throw refused(expenseSentences.tooDeep)
      },
      onclosetag(name, isImplied) {
        const closed = open.pop()
        const endsItself = text.slice(parser.endIndex - 1, parser.endIndex + 1) === '/>'
        if (closed?.name !== localName(name) || (isImplied && !endsItself))
          fault ??= expenseSentences.notWellFormed
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) fault = expenseSentences.withDoctype
      },
      ontext(value) {
        if (open.length === 1 && value.trim() !== '') fault ??= expenseSentences.notWellFormed
      },
      onerror() {
        fault ??= expenseSentences.notWellFormed
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  if (fault) throw refused(fault)
  const [root, ...others] = top.children
  if (!root || others.length > 0 || open.length > 1) throw refused(expenseSentences.notWellFormed)
  return root
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Finds an element by the path of its names. */
export function within(part: XmlPart | undefined, ...names: string[]): XmlPart | undefined {
  const [name, ...rest] = names
  if (name === undefined) return part
  for (const child of part?.children ?? []) {
    const found = child.name === name ? within(child, ...rest) : undefined
    if (found) return found
  }
  return undefined
}
