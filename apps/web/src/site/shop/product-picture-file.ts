import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import { productPictures } from './product-pictures.ts'

/** Writes a product's drawing as a file of its own when the site is built, so that anyone can show it by its address. */
export function loader({ params }: LoaderFunctionArgs) {
  const Art = productPictures[params.picture ?? '']
  if (!Art) throw new Response(null, { status: 404 })
  return new Response(renderToStaticMarkup(createElement(Art)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
