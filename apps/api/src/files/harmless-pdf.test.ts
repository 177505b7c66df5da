import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isHarmlessPdf } from './harmless-pdf.ts'

const file = (...parts: (string | Buffer)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part as string, 'latin1')))

const object = (inside: string) => file(`1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj`)

const packed = (objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') => {
  const bytes = deflateSync(Buffer.from(`7 0 ${objects}`))
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n6 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'

test.each<[string, Buffer]>([
  ['a script', object('/A << /S /JavaScript >>')],
  ['a script by its short name', object('/A << /JS (app.alert(1)) >>')],
  ['a script elsewhere', object('/A << /JS 7 0 R >>')],
  ['a script spelled with numbers', object('/A << /S /J#61vaScript >>')],
  ['a script spelled with numbers alone', object('/A << /#4a#61#76#61#53#63#72#69#70#74 >>')],
  ['its short name spelled with numbers', object('/A << /J#53 (app.alert(1)) >>')],
  ['an action on opening', object('/Open#41ction 7 0 R')],
  ['additional actions', object('/AA<</O 7 0 R>>')],
  ['a program', object('/A << /S /L#61unch >>')],
  ['a file in it', object('/Type /Embedded#46ile')],
  ['files in it', object('/Names << /EmbeddedFiles 3 0 R >>')],
  ['a form that is sent', object('/A << /S /SubmitForm >>')],
  ['a form of the other kind', object('/X#46A 7 0 R')],
  ['a lock', object('/#45ncrypt 7 0 R')],
  ['packed objects with a script', packed(script)],
  ['packed objects with a script spelled with numbers', packed('<< /S /J#61vaScript >>')],
  ['packed objects that do not say so', packed(script, '/N 1 /First 4 /Filter [/FlateDecode]')],
  [
    'packed objects whose dictionary is spelled with numbers',
    packed(script, '/Type /O#62jStm /#4e 1 /Filter /Fl'),
  ],
  ['packed objects under another filter', packed('<< >>', '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode')],
  [
    'packed objects under two filters',
    packed('<< >>', '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]'),
  ],
  [
    'packed objects under a filter named elsewhere',
    packed('<< >>', '/Type /ObjStm /N 1 /First 4 /Filter 9 0 R'),
  ],
  [
    'packed objects with parameters',
    packed('<< >>', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
  ],
  [
    'packed objects that do not unpack',
    file('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nnothing\nendstream'),
  ],
  ['packed objects without an end', packed(' '.repeat(21 * 1024 * 1024))],
  ['objects in a stream that is not packed', file(`<< /Type /ObjStm >>\nstream\n${script}\nendstream`)],
  ['a file that breaks off', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\n')],
])('%s is not harmless', async (_what, bytes) => {
  expect(await isHarmlessPdf(bytes)).toBe(false)
})

test.each<[string, Buffer]>([
  ['a page', object('/Pages 2 0 R /Lang (es-MX)')],
  ['packed objects of a page', packed('<< /Type /Page /Contents 4 0 R >>')],
  [
    'packed objects in a list of filters',
    packed('<< /Type /Font >>', '/Type/ObjStm/N 1/First 4/Filter[/FlateDecode]'),
  ],
  ['a colour profile', file('<< /N 3 /Filter /FlateDecode >>\nstream\n\0\0nothing\nendstream')],
  ['a page that packs what it draws', packed('q 1 0 0 1 0 0 cm Q', '/Filter /FlateDecode')],
  ['a name that only begins alike', object('/JavaScripts 1 /AAA 2 /JSON (x)')],
  ['a colour written with a number sign', object('/Title (#ff9f1a)')],
])('%s is harmless', async (_what, bytes) => {
  expect(await isHarmlessPdf(bytes)).toBe(true)
})
