/** An element as it was read: its name without the prefix, its attributes, what stands in it. */
export type ReadElement = { name: string; attributes: Record<string, string>; children: ReadElement[] }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (text: string) => text.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '?')

/** Reads a document that keeps everything in attributes; throws where it is not well-formed. */
export function readXml(text: string): ReadElement {
  const top: ReadElement = { name: '', attributes: {}, children: [] }
  const open = [top]
  const body = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '').trimEnd()
  let at = 0
  for (const found of body.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:ñÑ]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (found.index !== at) throw new SyntaxError(`text outside of elements at ${at}`)
    at += found[0].length
    const [, closes, name = '', message = '', isEmpty] = found
    if (closes) {
      const closed = open.pop()
      if (closed?.name !== localName(name)) throw new SyntaxError(`${name} closes ${closed?.name}`)
      continue
    }
    const attributes = Object.fromEntries(
      [...message.matchAll(/([\w:ñÑ]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    )
    const element = { name: localName(name), attributes, children: [] }
    open.at(-1)!.children.push(element)
    if (!isEmpty) open.push(element)
  }
  if (at !== body.length || open.length > 1 || top.children.length !== 1)
    throw new SyntaxError('not one whole element')
  return top.children[0]!
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
