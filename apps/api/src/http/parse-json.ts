import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { requestSentences } from '../copy/request-sentences.ts'
import { Refused } from './refused.ts'

const charsetOf = /;\s*charset\s*=\s*"?([^";\s]*)/i
const utf8 = /^utf-?8$/i

/** Whether a body is in UTF-8 as far as its type says, which without a charset is what JSON is in. */
const saysUtf8 = (contentType = '') => utf8.test(charsetOf.exec(contentType)?.[1] ?? 'utf-8')

/**
 * Reads bodies of JSON in UTF-8 alone: another charset is `not-json`, bytes that are none are `malformed`. Fastify's own parser puts U+FFFD
 * in their place and would have them stored so. What it guards against beside, and how it is set, stays its own.
 */
export function parseJson(app: FastifyInstance) {
  const { onProtoPoisoning = 'error', onConstructorPoisoning = 'error' } = app.initialConfig
  const parse = app.getDefaultJsonParser(onProtoPoisoning, onConstructorPoisoning)
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!saysUtf8(request.headers['content-type']))
      return done(new Refused('not-json', { message: requestSentences.onlyUtf8 }))
    if (!isUtf8(body)) return done(new Refused('malformed', { message: requestSentences.notUtf8 }))
    return parse(request, body.toString('utf8'), done)
  })
}
