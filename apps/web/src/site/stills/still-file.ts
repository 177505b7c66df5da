import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import { siteConfig } from '../../app/site-config.ts'
import { gallery } from '../../art/gallery.ts'
import themeCss from '../../ui/theme.css?raw'
import { paintedFor } from './painted-for.ts'

/** Draws a picture of the gallery into a file of its own, in the theme that the site wears, when the site is built. */
export function loader({ params }: LoaderFunctionArgs) {
  const picture = gallery.find(({ name }) => `${name}.svg` === params.file)
  if (!picture) throw new Response(null, { status: 404 })
  const markup = renderToStaticMarkup(createElement(picture.Art))
  return new Response(paintedFor(siteConfig.theme, markup, themeCss), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
