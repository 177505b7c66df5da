import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { requestSentences } from '../../copy/request-sentences.ts'
import { Refused } from '../refused.ts'

const charsetOf = /;\s*charset\s*=\s*"?([^";\s]*)/i
const utf8 = /^utf-?8$/i

/** True if a content type declares UTF-8 or no charset, the default for JSON. */
const saysUtf8 = (contentType = '') => utf8.test(charsetOf.exec(contentType)?.[1] ?? 'utf-8')

/** Deeper than anything the contract takes; deeper ones are refused before anything walks through them. */
const deepest = 32

/** True if arrays and objects nest deeper than `deepest`. Text content is ignored. */
function isTooDeep(json: string) {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') isInText = !isInText
    else if (isInText) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

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
    // Some clients set a content type without a body. A call that needs a body rejects it later.
    if (body.length === 0) return done(null, undefined)
    const json = body.toString('utf8')
    if (isTooDeep(json)) return done(new Refused('malformed', { message: requestSentences.tooDeep(deepest) }))
    return parse(request, json, done)
  })
}
