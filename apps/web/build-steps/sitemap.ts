/** The list of pages for search engines. */
export function sitemap(origin: string, paths: readonly string[]) {
  const pages = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}

/** What machines may read: everything but the API, the private pages and the cart. */
export const robots = (origin: string) =>
  [
    'User-agent: *',
    ...['/api/', '/files/', '/mi-cuenta', '/oficina', '/auth/', '/carrito', '/pagar'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
