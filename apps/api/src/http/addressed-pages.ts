import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtOrigin } from '@rumi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

type Encoding = 'br' | 'gzip' | 'identity'
type AddressedPage = { etag: string } & Record<Encoding, Buffer>

async function addressed(file: string, publicOrigin: string): Promise<AddressedPage> {
  const built = await readFile(file, 'utf8')
  const identity = Buffer.from(built.replaceAll(builtOrigin, publicOrigin))
  const [br, zipped] = await Promise.all([asBrotli(identity, brotliQuality), asGzip(identity)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return { etag, br, gzip: zipped, identity }
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding']?.toString() ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Hands out pages of a folder with the site's public address in them; each is made ready when it is first asked for. */
export function addressedPages(folder: string, publicUrl: string) {
  const { origin } = new URL(publicUrl)
  const pages = new Map<string, Promise<AddressedPage>>()

  return async function sendAddressed(request: FastifyRequest, reply: FastifyReply, file: string) {
    const ready = pages.get(file) ?? addressed(join(folder, file), origin)
    pages.set(file, ready)
    const page = await ready
    const encoding = encodingFor(request)
    reply.header('etag', page.etag).header('vary', 'accept-encoding').header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200)
      return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(page[encoding])
  }
}
