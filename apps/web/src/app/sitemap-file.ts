import type { LoaderFunctionArgs } from 'react-router'
import { pageSource } from '../site/page-source.ts'
import { listedPaths } from './public-paths.ts'

/** The list of pages for search engines. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(pageSource)
  const pages = listedPaths.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'application/xml' } })
}
