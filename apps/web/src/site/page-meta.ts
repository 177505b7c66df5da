import { comingSoonCopy } from '../copy/coming-soon.ts'
import type { PageCopy } from '../copy/page-copy.ts'
import type { PublicCopy, TextPage } from '../copy/public-copy.ts'
import { toldCopy } from '../shared/told-copy.ts'
import { toldIn, type Matched } from '../shared/told-in.ts'

type PageWithMeta = Exclude<TextPage, 'chrome' | 'house'>

function isOpenIn({ matches }: Matched): boolean {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as { isOpen?: boolean } | undefined)?.isOpen ?? true
}

/** The `meta` export of a public page, from its copy. */
export const pageMeta =
  <P extends PageWithMeta>(page: P, copy: PublicCopy[P]) =>
  (matched: Matched) => {
    const told = toldIn(matched)
    const { title, description } = isOpenIn(matched)
      ? toldCopy<PageCopy>(page, copy, told).meta
      : toldCopy('comingSoon', comingSoonCopy, told).meta
    return [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'es_MX' },
    ]
  }
