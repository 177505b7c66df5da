import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from './encoded-text.ts'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** A shorter answer fits into one packet as it is. */
const leastBytes = 1024
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compresses JSON of a kilobyte and more as the client accepts it. Answers that carry a session's token are shorter. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = /^application\/json\b/.test(String(reply.getHeader('content-type')))
    if (!isJson || typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload
    const text = Buffer.from(payload)
    if (text.length < leastBytes) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return encoding === 'br' ? asBrotli(text, brotli) : asGzip(text)
  })
}
