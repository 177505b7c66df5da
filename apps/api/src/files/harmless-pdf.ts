import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** Limits of a file's object streams: unpacked size and number. */
const mostUnpackedBytes = 20 * 1024 * 1024
const mostObjectStreams = 2_000

const blank = '[\\s\\0]'
/** Short names are matched with their value, because picture bytes contain two letters by chance. */
const acts = new RegExp(
  [
    '/(?:JavaScript|Launch|EmbeddedFiles?|OpenAction|RichMedia|XFA|Encrypt|Rendition|SubmitForm|ImportData|GoTo[RE])\\b',
    `/(?:JS|AA|EF)(?:${blank}*[(<\\d%]|${blank}+\\d)`,
  ].join('|'),
)

/** Decodes escaped letters in names: `/J#61vaScript`. */
const withNamesSpelledOut = (source: string) =>
  source.replaceAll(/#([\dA-Fa-f]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

const wouldAct = (source: string) => acts.test(withNamesSpelledOut(source))

type ObjectStream = { dictionary: string; from: number }

/** Streams that hold objects of the file: they say so, or say how many and where the first one is. */
function objectStreamsIn(source: string): ObjectStream[] {
  const found: ObjectStream[] = []
  let since = 0
  for (const { index, 0: word } of source.matchAll(/(?<!end)stream(?:\r\n|\n|\r)|endstream|endobj/g)) {
    if (word.startsWith('stream')) {
      const dictionary = withNamesSpelledOut(source.slice(since, index))
      const holdsObjects =
        /\/ObjStm\b/.test(dictionary) || (/\/N\b/.test(dictionary) && /\/First\b/.test(dictionary))
      if (holdsObjects) found.push({ dictionary, from: index + word.length })
    }
    since = index + word.length
  }
  return found
}

const deflated = /\/Filter[\s\0]*(?:\[[\s\0]*\/(?:FlateDecode|Fl)[\s\0]*\]|\/(?:FlateDecode|Fl)\b)/

/** Supported compression: a single filter without parameters or external file. */
const isPackedPlainly = (dictionary: string) =>
  deflated.test(dictionary) &&
  dictionary.match(/\/Filter\b/g)?.length === 1 &&
  !/\/(?:DecodeParms|DP|F|FFilter)\b/.test(dictionary)

async function objectsIn(
  bytes: Buffer,
  { dictionary, from }: ObjectStream,
  left: number,
): Promise<string | null> {
  if (!/\/Filter\b/.test(dictionary)) return ''
  if (!isPackedPlainly(dictionary)) return null
  try {
    return (await unpack(bytes.subarray(from), { maxOutputLength: left })).toString('latin1')
  } catch {
    return null
  }
}

/**
 * Returns true if a PDF is complete and has no scripts, actions or embedded files, neither in its text, however names are
 * escaped, nor in its compressed object streams. Streams that cannot be read count as harmful. Runs in a worker thread
 * (`pdf-worker.ts`).
 */
export async function isHarmlessPdf(file: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const source = bytes.toString('latin1')
  if (!source.slice(-2048).includes('%%EOF') || wouldAct(source)) return false
  const streams = objectStreamsIn(source)
  if (streams.length > mostObjectStreams) return false
  let left = mostUnpackedBytes
  for (const stream of streams) {
    const objects = await objectsIn(bytes, stream, left)
    if (objects === null || wouldAct(objects)) return false
    left -= objects.length
    if (left <= 0) return false
  }
  return true
}
