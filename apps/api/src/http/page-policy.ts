import { showsOthersPictures, thirdPartiesAt } from '@rumi/contract'

type Policed = {
  /** Its address; none for what the browser draws. */
  path?: string
  scriptHashes: readonly string[]
  secure: boolean
}

/** The policy of a page: nothing but our own files and its own inline scripts, and of others what that one page shows. */
export function pagePolicy({ path = '', scriptHashes, secure }: Policed) {
  const { scripts = [], frames = [] } = thirdPartiesAt[path] ?? {}
  const images = showsOthersPictures(path) ? ['https:'] : []
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes, ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
