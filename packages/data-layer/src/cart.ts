import {
  cartFrom,
  emptyCart,
  withAdded,
  withoutProduct,
  withQuantity,
  type CartItem,
  type CartState,
} from './slices/cart-state.ts'
import { storageEntry, type KeyValueStorage } from './files/storage-format.ts'

export { maxProducts, maxQuantity, pieceCount, type CartItem, type CartState } from './slices/cart-state.ts'
export { memoryStorage, storageEntry, type KeyValueStorage } from './files/storage-format.ts'

/** The part of a store that a cart needs; the data layer's store is one. */
type CartStore = {
  getState: () => { cart: CartState }
  dispatch: (action: { type: string; payload?: unknown }) => unknown
  subscribe: (listener: () => void) => () => void
}

/** Cart for public pages without the store: read, change, subscribe. */
export type Cart = {
  get: () => CartState
  add: (item: CartItem) => void
  change: (item: CartItem) => void
  remove: (productId: number) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
  /** Another tab wrote: the cart is read again. */
  reload: () => void
  /** Once the store is loaded and restored, the cart lives there; both ways of changing it are then one. */
  moveInto: (store: CartStore) => void
}

/**
 * Opens the stored cart in the format of the persisted store. If storage fails or is full, the cart lives as
 * long as the page.
 */
export function openCart(storage: KeyValueStorage): Cart {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  let cart = readCart(storage) ?? emptyCart
  let store: CartStore | null = null

  const become = (next: CartState) => {
    cart = next
    writeCart(storage, next)
    notify()
  }
  /** The same change, by the store's action where there is a store, by hand where there is none. */
  const change = (name: string, payload: unknown, next: (cart: CartState) => CartState) => {
    if (store) store.dispatch({ type: `cart/${name}`, payload })
    else become(next(cart))
  }
  const get = () => (store ? store.getState().cart : cart)

  return {
    get,
    add: (item) => change('added', item, (now) => withAdded(now, item)),
    change: (item) => change('changed', item, (now) => withQuantity(now, item)),
    remove: (productId) => change('removed', productId, (now) => withoutProduct(now, productId)),
    clear: () => change('cleared', undefined, () => emptyCart),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    reload: () => {
      const written = readCart(storage)
      if (written === null || JSON.stringify(written) === JSON.stringify(get())) return
      if (store) store.dispatch({ type: 'cart/replaced', payload: written })
      else {
        cart = written
        notify()
      }
    },
    moveInto: (loaded) => {
      store = loaded
      let seen = loaded.getState().cart
      loaded.subscribe(() => {
        if (loaded.getState().cart === seen) return
        seen = loaded.getState().cart
        notify()
      })
      notify()
    },
  }
}

/** The cart in storage; `null` where storage cannot be read. */
function readCart(storage: KeyValueStorage): CartState | null {
  try {
    const parts = partsIn(storage.getItem(storageEntry))
    return cartFrom(typeof parts.cart === 'string' ? JSON.parse(parts.cart) : null)
  } catch {
    return null
  }
}

/** Writes the cart beside the other persisted parts, which stay as they are. */
function writeCart(storage: KeyValueStorage, cart: CartState) {
  try {
    const parts = partsIn(storage.getItem(storageEntry))
    storage.setItem(
      storageEntry,
      JSON.stringify({ _persist: storedMetadata, ...parts, cart: JSON.stringify(cart) }),
    )
  } catch {
    // Full or forbidden storage: the cart in memory goes on.
  }
}

/** Metadata of the persisted store, as redux-persist writes it. */
export const storedMetadata = JSON.stringify({ version: -1, rehydrated: true })

/** Parts of the storage's entry, each still JSON; none if it is damaged. */
export function partsIn(entry: string | null): Record<string, unknown> {
  try {
    const parts: unknown = JSON.parse(entry ?? '{}')
    return typeof parts === 'object' && parts !== null && !Array.isArray(parts) ? { ...parts } : {}
  } catch {
    return {}
  }
}
