import { showsOthersPictures, foreignFramesAt } from '@rumi/contract'

type Policed = {
  /** Path of the page; absent for pages rendered in the browser. */
  path?: string
  scriptHashes: readonly string[]
  secure: boolean
}

/** Content security policy of a page: our own files, its own inline scripts, and the foreign frames of that one page. */
export function pagePolicy({ path = '', scriptHashes, secure }: Policed) {
  const frames = foreignFramesAt[path] ?? []
  const images = showsOthersPictures(path) ? ['https:'] : []
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
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
