import type { LoaderFunctionArgs } from 'react-router'
import { planPages } from '@rumi/contract'
import { pageSource } from '../../site/page-source.ts'
import { paths } from '../../shared/business/paths.ts'
import { listedPaths } from '../rendered-paths.ts'

/** Sitemap for search engines. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, offers } = context.get(pageSource)
  const sold = await offers()
  const unsold = new Set(planPages.filter((page) => !sold.includes(page)).map((page) => paths[page]()))
  const listed = listedPaths.filter((path) => !unsold.has(path))
  const pages = listed.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'application/xml' } })
}
