import type { ShopProduct } from '@rumi/contract'
import { maxProducts, maxQuantity } from '@rumi/data-layer/cart'
import { shopCopy } from '../../copy/site/shop.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { browserCart } from '../../shared/orders/browser-cart.ts'

/** Adds one piece to the cart and shows a toast (decision 13). */
export function addToCart({ id, name }: ShopProduct) {
  const cart = browserCart()
  const piecesOf = () => cart.get().items.find(({ productId }) => productId === id)?.quantity ?? 0
  if (piecesOf() === 0 && cart.get().items.length >= maxProducts)
    return showToast(shopCopy.cartFull(name, maxProducts), 'note')
  if (piecesOf() >= maxQuantity) return showToast(shopCopy.full(name), 'note')
  cart.add({ productId: id, quantity: 1 })
  showToast(shopCopy.added(name, piecesOf()))
}
