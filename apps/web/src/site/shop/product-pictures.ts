import type { ComponentType } from 'react'
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
