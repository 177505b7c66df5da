import type { LoaderFunctionArgs } from 'react-router'
import { pageSource } from '../../site/page-source.ts'

const disallowedPaths = ['/api/', '/files/', '/mi-cuenta', '/oficina', '/auth/', '/carrito', '/pagar']

/** robots.txt: allows everything but the API, the private pages and the cart. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(pageSource)
  const lines = [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
