import { builtOrigin } from '@rumi/contract'

/** Where the site is found: while it is built a placeholder, in the browser what the server put in its place. */
export function siteOrigin() {
  if (typeof document === 'undefined') return builtOrigin
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return canonical ? new URL(canonical).origin : location.origin
}
