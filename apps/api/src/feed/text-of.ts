import { Parser } from 'htmlparser2'

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

/** What a reader would read of some HTML: its text, entities resolved, white space folded. Nothing in it can run. */
export function textOf(html: string): string {
  let text = ''
  let silence = 0
  const parser = new Parser({
    onopentagname(name) {
      if (silent.has(name)) silence += 1
      if (breaksWord.has(name)) text += ' '
    },
    ontext(said) {
      if (silence === 0) text += said
    },
    onclosetag(name) {
      if (silent.has(name)) silence -= 1
      if (breaksWord.has(name)) text += ' '
    },
  })
  parser.end(html)
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The address of the first picture in some HTML. */
export function firstPictureIn(html: string): string | undefined {
  let found: string | undefined
  const parser = new Parser({
    onopentag(name, { src }) {
      if (name === 'img' && src) found ??= src
    },
  })
  parser.end(html)
  return found
}
