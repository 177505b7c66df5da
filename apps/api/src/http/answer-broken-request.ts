import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { requestSentences } from '../copy/request-sentences.ts'
import { Refused } from './refused.ts'

/** Returns the refusal of an HTTP parse error. */
function refusalOf(error: ConnectionError) {
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return new Refused('too-large', { message: requestSentences.headersTooLarge })
  const message = isTooSlow(error) ? requestSentences.tooSlow : requestSentences.notUnderstood
  return new Refused('malformed', { message })
}

const isTooSlow = ({ code }: ConnectionError) => code === 'ERR_HTTP_REQUEST_TIMEOUT'

/**
 * Answers an unreadable request in the shape of other refusals and closes its connection. An idle connection
 * without a request is closed silently: browsers open them ahead, and would take a 400 for the answer to the
 * next request; after 408 they send it again.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (isTooSlow(error) && socket.bytesRead === 0) return void socket.destroy()
  const refused = refusalOf(error)
  const status = isTooSlow(error) ? 408 : refused.status
  const body = JSON.stringify(refused.body())
  const head = [
    `HTTP/1.1 ${status} ${refused.code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Connection: close',
  ].join('\r\n')
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`)
  socket.destroy(error)
}
