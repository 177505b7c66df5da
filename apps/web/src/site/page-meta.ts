import { defaultSettings, type HouseSettings } from '@rumi/contract'
import type { PageCopy } from '../copy/page-copy.ts'
import { withFacts } from '../shared/with-facts.ts'

/** The pages that are drawn, from the outermost in, as the router hands them to a `meta` export. */
type Matched = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

function houseIn({ matches }: Matched): HouseSettings {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as { house: HouseSettings } | undefined)?.house ?? defaultSettings
}

/** The `meta` export of a public page, from its copy. */
export const pageMeta =
  ({ meta }: PageCopy) =>
  (matched: Matched) => {
    const [title, description] = [meta.title, meta.description].map((text) =>
      withFacts(text, houseIn(matched)),
    )
    return [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'es_MX' },
    ]
  }
