import { memoryStorage, openCart, storageEntry, type Cart, type CartState } from '@rumi/data-layer/cart'
import { useSyncExternalStore } from 'react'

let cart: Cart | undefined

/** The one cart of this browser; other tabs' changes arrive in it. */
export function browserCart() {
  if (cart) return cart
  const opened = openCart(storageOfThisBrowser())
  window.addEventListener('storage', ({ key }) => {
    if (key === storageEntry || key === null) opened.reload()
  })
  return (cart = opened)
}

/** A browser that forbids storage still gets a cart, for as long as the page lasts. */
function storageOfThisBrowser() {
  try {
    return window.localStorage
  } catch {
    return memoryStorage()
  }
}

const subscribe = (listener: () => void) => browserCart().subscribe(listener)
const current = () => browserCart().get()
const unknown = (): CartState | undefined => undefined

/** What is in the cart, live; nothing yet while the page is still as it was built. */
export const useCart = () => useSyncExternalStore<CartState | undefined>(subscribe, current, unknown)
