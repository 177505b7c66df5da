import { officeCopy } from '../copy/office.ts'

/** The `meta` export of an office page. */
export const officeMeta = (title: string) => () => [
  { title: officeCopy.title(title) },
  { name: 'robots', content: 'noindex' },
]
