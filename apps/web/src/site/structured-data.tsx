type Schema = { '@type': string; [property: string]: unknown }

/** Facts for search engines in the vocabulary of schema.org: data, which no browser runs. */
export function StructuredData({ facts }: { facts: Schema }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
