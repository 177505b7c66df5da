import { Parser, type Handler } from 'htmlparser2'

const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'title'])
const breaksWord = new Set([
  'p',
  'br',
  'div',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'td',
  'blockquote',
  'img',
  'figure',
])

/** The beginning of a post is enough for its snippet and its first picture. */
const mostCharacters = 50_000
/** The parser's time grows with the square of the depth. */
const deepest = 50

const tooDeep = new Error('the HTML is too deep')

/** Parses the beginning of some HTML, up to an element that is too deep. */
function parseBeginning(html: string, { onopentag, onclosetag, ...handler }: Partial<Handler>) {
  let depth = 0
  const parser = new Parser({
    ...handler,
    onopentag(...tag) {
      if ((depth += 1) > deepest) throw tooDeep
      onopentag?.(...tag)
    },
    onclosetag(...tag) {
      depth -= 1
      onclosetag?.(...tag)
    },
  })
  try {
    parser.end(html.slice(0, mostCharacters))
  } catch (error) {
    if (error !== tooDeep) throw error
  }
}

/** Extracts the readable text of HTML: entities resolved, white space collapsed. Nothing in it can run. */
export function textOf(html: string): string {
  let text = ''
  let silence = 0
  parseBeginning(html, {
    onopentag(name) {
      if (silent.has(name)) silence += 1
      if (breaksWord.has(name)) text += ' '
    },
    ontext(message) {
      if (silence === 0) text += message
    },
    onclosetag(name) {
      if (silent.has(name)) silence -= 1
      if (breaksWord.has(name)) text += ' '
    },
  })
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The address of the first picture in some HTML. */
export function firstPictureIn(html: string): string | undefined {
  let found: string | undefined
  parseBeginning(html, {
    onopentag(name, { src }) {
      if (name === 'img' && src) found ??= src
    },
  })
  return found
}
