import type { ShopProduct } from '@rumi/contract'
import type { CartItem } from '@rumi/data-layer/cart'

export type CartLine = { product: ShopProduct; quantity: number; amountCentavos: number }

/** Returns the priced lines of the cart, without products no longer on sale. */
export const cartLines = (items: readonly CartItem[], products: readonly ShopProduct[]): CartLine[] =>
  items.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    return product ? [{ product, quantity, amountCentavos: product.priceCentavos * quantity }] : []
  })

/** Returns the cart items no longer on sale. */
export const goneItems = (items: readonly CartItem[], products: readonly ShopProduct[]) =>
  items.filter(({ productId }) => !products.some(({ id }) => id === productId))

export const cartTotalCentavos = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
