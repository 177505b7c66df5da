import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const isExecutedInline = (attributes: string) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes)

/** The CSP source expressions (`'sha256-…'`) that allow exactly the inline scripts of one page. */
export function inlineScriptHashes(html: string) {
  return [...html.matchAll(script)]
    .filter(([, attributes = '']) => isExecutedInline(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
}
