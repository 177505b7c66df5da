import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { requestSentences } from '../copy/request-sentences.ts'
import { Refused } from './refused.ts'

/** What Node gives up on before it is a request, as the refusal it is. */
function refusalOf({ code }: ConnectionError) {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Refused('too-large', { message: requestSentences.headersTooLarge })
  const message =
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? requestSentences.tooSlow : requestSentences.notUnderstood
  return new Refused('malformed', { message })
}

/** Answers what cannot be read as a request in the shape of every other refusal, and closes its connection. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const refused = refusalOf(error)
  const body = JSON.stringify(refused.body())
  const head = [
    `HTTP/1.1 ${refused.status} ${refused.code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ].join('\r\n')
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`)
  socket.destroy(error)
}
