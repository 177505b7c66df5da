import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import themeCss from '../../ui/layout/theme.css?raw'
import { paintedFor } from '../stills/painted-for.ts'
import { productPictures } from './product-pictures.ts'
import { pageSource } from '../page-source.ts'

/** Renders a product's drawing as a file with its own address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const Art = productPictures[params.picture ?? '']
  if (!Art) throw new Response(null, { status: 404 })
  const markup = renderToStaticMarkup(createElement(Art))
  const { theme } = await context.get(pageSource).settings()
  return new Response(paintedFor(theme, markup, themeCss), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
