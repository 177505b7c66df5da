import { portalCopy } from '../copy/portal.ts'

/** The `meta` export of an owner's page. */
export const portalMeta = (title: string) => () => [
  { title: portalCopy.title(title) },
  { name: 'robots', content: 'noindex' },
]
