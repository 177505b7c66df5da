import type { ShopProduct } from '@rumi/contract'
import type { CartItem } from '@rumi/data-layer/cart'

export type CartLine = { product: ShopProduct; quantity: number; amountCentavos: number }

/** What lies in the cart, priced; a product that nobody sells any more is no line. */
export const cartLines = (items: readonly CartItem[], products: readonly ShopProduct[]): CartLine[] =>
  items.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    return product ? [{ product, quantity, amountCentavos: product.priceCentavos * quantity }] : []
  })

export const cartTotalCentavos = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
