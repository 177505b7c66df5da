import { memoryStorage, openCart, storageEntry, type Cart, type CartState } from '@rumi/data-layer/cart'
import { useSyncExternalStore } from 'react'

let cart: Cart | undefined

/** The single cart of this browser; receives changes of other tabs. */
export function browserCart() {
  if (cart) return cart
  const opened = openCart(storageOfThisBrowser())
  window.addEventListener('storage', ({ key }) => {
    if (key === storageEntry || key === null) opened.reload()
  })
  return (cart = opened)
}

/** Without storage, the cart works as long as the page lasts. */
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

/** Live content of the cart; undefined during hydration. */
export const useCart = () => useSyncExternalStore<CartState | undefined>(subscribe, current, unknown)
