import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtOrigin } from '@rumi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from './is-not-modified.ts'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

type Encoding = 'br' | 'gzip' | 'identity'
type EncodedPage = { etag: string } & Record<Encoding, Buffer>

async function encoded(text: string): Promise<EncodedPage> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([asBrotli(identity, brotliQuality), asGzip(identity)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return { etag, br, gzip: zipped, identity }
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding']?.toString() ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The pages of a folder with the site's public address in them; each is made ready when it is first asked for. */
export function addressedPages(folder: string, publicUrl: string) {
  const { origin } = new URL(publicUrl)
  const texts = new Map<string, Promise<string>>()
  const sentLast = new Map<string, { text: string; page: Promise<EncodedPage> }>()

  /** A page as it was built, with the address. */
  function textOf(file: string) {
    const text =
      texts.get(file) ??
      readFile(join(folder, file), 'utf8').then((built) => built.replaceAll(builtOrigin, origin))
    texts.set(file, text)
    return text
  }

  /** The same text is compressed once. */
  function encodedOnce(file: string, text: string) {
    const last = sentLast.get(file)
    if (last?.text === text) return last.page
    const page = encoded(text)
    sentLast.set(file, { text, page })
    return page
  }

  /** Hands out a page; `text` is what stands in it where something has been written into it. */
  async function send(request: FastifyRequest, reply: FastifyReply, file: string, text?: string) {
    const page = await encodedOnce(file, text ?? (await textOf(file)))
    const encoding = encodingFor(request)
    reply.header('etag', page.etag).header('vary', 'accept-encoding').header('cache-control', 'no-cache')
    if (reply.statusCode === 200 && isNotModified(request, page.etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(page[encoding])
  }

  return { textOf, send }
}
