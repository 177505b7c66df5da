import { useRouteLoaderData } from 'react-router'

/** Origin of the site, from the root loader. */
export const useSiteOrigin = () => useRouteLoaderData<{ origin: string }>('root')?.origin ?? ''

type Schema = { '@type': string; [property: string]: unknown }

/** Facts for search engines in the vocabulary of schema.org: data, which no browser runs. */
export function StructuredData({ facts }: { facts: Schema }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
