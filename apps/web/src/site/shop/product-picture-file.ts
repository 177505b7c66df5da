import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import themeCss from '../../ui/layout/theme.css?raw'
import { paintedFor } from '../stills/painted-for.ts'
import { pageSource } from '../page-source.ts'
import type { ArtProps } from '../../art/picture.tsx'
import {
  ProductOatTreats,
  ProductShampoo,
  ProductChewToy,
  ProductBalancedKibble,
  ProductHighProteinKibble,
} from '../../art/scenes/shop/products.tsx'

/** Drawings by the addresses of the initial products' images. */
export const productPictures: Record<string, ComponentType<ArtProps>> = {
  'galletas-de-avena.svg': ProductOatTreats,
  'shampoo-para-perro.svg': ProductShampoo,
  'juguete-masticable-clasico.svg': ProductChewToy,
  'croquetas-balanceadas.svg': ProductBalancedKibble,
  'croquetas-altas-en-proteina.svg': ProductHighProteinKibble,
}

/** Renders a product's drawing as a file with its own address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const Art = productPictures[params.picture ?? '']
  if (!Art) throw new Response(null, { status: 404 })
  const markup = renderToStaticMarkup(createElement(Art))
  const business = await context.get(pageSource).settings()
  return new Response(paintedFor(business, markup, themeCss), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
