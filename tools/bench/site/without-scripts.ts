const script = /<script\b([^>]*)>[\s\S]*?<\/script>/g
const modulePreload = /<link\b[^>]*rel="modulepreload"[^>]*>/g

/** A page as one would have written it by hand: all its words and pictures, nothing that runs. */
export const withoutScripts = (html: string) =>
  html
    .replace(script, (whole, attributes: string) => (attributes.includes('application/ld+json') ? whole : ''))
    .replace(modulePreload, '')
