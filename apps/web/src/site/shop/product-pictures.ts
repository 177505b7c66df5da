import type { ComponentType } from 'react'
import type { ArtProps } from '../../art/picture.tsx'
import { ProductBalancedKibble } from '../../art/scenes/shop/product-balanced-kibble.tsx'
import { ProductChewToy } from '../../art/scenes/shop/product-chew-toy.tsx'
import { ProductHighProteinKibble } from '../../art/scenes/shop/product-high-protein-kibble.tsx'
import { ProductOatTreats } from '../../art/scenes/shop/product-oat-treats.tsx'
import { ProductShampoo } from '../../art/scenes/shop/product-shampoo.tsx'

/** Drawings by the addresses of the initial products' images. */
export const productPictures: Record<string, ComponentType<ArtProps>> = {
  'galletas-de-avena.svg': ProductOatTreats,
  'shampoo-para-perro.svg': ProductShampoo,
  'juguete-masticable-clasico.svg': ProductChewToy,
  'croquetas-balanceadas.svg': ProductBalancedKibble,
  'croquetas-altas-en-proteina.svg': ProductHighProteinKibble,
}
