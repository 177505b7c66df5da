import { expect, test } from 'vitest'
import { postsOf } from './posts-of.ts'

const read = (bytes: Buffer | string, charset: string | null = null) =>
  postsOf({ bytes: Buffer.from(bytes), charset, address: 'https://blog.mx/feed.xml' })
const rss = (items: string, declaration = '<?xml version="1.0"?>') =>
  `${declaration}<rss version="2.0"><channel><title>t</title>${items}</channel></rss>`

test('a post without a link is found at its permalink, unless its guid says that it is none', () => {
  const posts = read(
    rss(
      '<item><title>Uno</title><guid>https://a.mx/1</guid></item>' +
        '<item><title>Dos</title><link></link><guid isPermaLink="true">https://a.mx/2</guid></item>' +
        '<item><title>No</title><guid isPermaLink="false">https://a.mx/3</guid></item>' +
        '<item><title>Tampoco</title><guid>post-4</guid></item>',
    ),
  )
  expect(posts.map(({ link }) => link)).toEqual(['https://a.mx/1', 'https://a.mx/2'])
})

test('a JSON feed is read like the others', () => {
  const item = { id: '1', url: 'https://a.mx/1', title: 'Hola', content_html: '<p>Dos perros</p>' }
  const feed = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 't', items: [item] })
  expect(read(feed)).toEqual([
    { title: 'Hola', link: 'https://a.mx/1', thumbnail: null, description: 'Dos perros' },
  ])
})

const item = '<item><title>Niñez</title><link>https://a.mx/b</link></item>'
const declared = (encoding: string) => rss(item, `<?xml version='1.0' encoding = '${encoding}'?>\n`)
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['the encoding of its declaration', Buffer.from(declared('ISO-8859-1'), 'latin1'), null],
  ['its declaration, where the server says another', Buffer.from(declared('utf-8')), 'iso-8859-1'],
  ['its declaration, where the server says UTF-8', Buffer.from(declared('windows-1252'), 'latin1'), 'utf-8'],
  ['the encoding of its server', Buffer.from(rss(item), 'latin1'), 'iso-8859-1'],
  ['UTF-16', utf16(declared('UTF-16')), null],
  ['UTF-16 with its mark', utf16(`\uFEFF${declared('UTF-16')}`), null],
  ['UTF-16, the high byte first', utf16(declared('UTF-16')).swap16(), null],
  ['UTF-8 that calls itself UTF-16', Buffer.from(declared('UTF-16')), null],
  ['an encoding that nobody knows', Buffer.from(declared('x-mac-mexico')), 'what'],
])('a feed is read in %s', (_, bytes, charset) => {
  expect(read(bytes, charset).map(({ title }) => title)).toEqual(['Niñez'])
})

test('HTML that is deeper than fifty elements ends the text there', () => {
  const html = (depth: number) => `uno ${'<b>'.repeat(depth)}dos`
  const posts = [50, 51].map(
    (depth) => `<item><title><![CDATA[${html(depth)}]]></title><link>/a</link></item>`,
  )
  expect(read(rss(posts.join(''))).map(({ title }) => title)).toEqual(['uno dos', 'uno'])
})
