import type { PageCopy } from '../copy/page-copy.ts'

/** The `meta` export of a public page, from its copy. */
export function pageMeta({ meta: { title, description } }: PageCopy) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_MX' },
  ]
}
