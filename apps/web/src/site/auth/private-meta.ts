import type { PageCopy } from '../../copy/page-copy.ts'

/** Title and description of a screen that search engines have no business with. */
export const privateMeta =
  ({ meta }: PageCopy) =>
  () => [
    { title: meta.title },
    { name: 'description', content: meta.description },
    { name: 'robots', content: 'noindex' },
  ]
