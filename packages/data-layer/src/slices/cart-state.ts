export type CartItem = { productId: number; quantity: number }
export type CartState = { items: CartItem[] }

/** The bounds of an order's lines, as the contract's row has them. */
export const maxQuantity = 99
export const maxProducts = 50

export const emptyCart: CartState = { items: [] }

const bounded = (quantity: number) => Math.min(Math.max(Math.trunc(quantity), 1), maxQuantity)

/** Puts pieces of a product in, on top of those that are there; a full cart takes no further product. */
export function withAdded(cart: CartState, { productId, quantity }: CartItem): CartState {
  const there = cart.items.find((item) => item.productId === productId)
  if (there) return withQuantity(cart, { productId, quantity: there.quantity + bounded(quantity) })
  if (cart.items.length >= maxProducts) return cart
  return { items: [...cart.items, { productId, quantity: bounded(quantity) }] }
}

/** Sets how many pieces of a product that is there, between one and `maxQuantity`. */
export const withQuantity = (cart: CartState, { productId, quantity }: CartItem): CartState => ({
  items: cart.items.map((item) =>
    item.productId === productId ? { productId, quantity: bounded(quantity) } : item,
  ),
})

export const withoutProduct = (cart: CartState, productId: number): CartState => ({
  items: cart.items.filter((item) => item.productId !== productId),
})

export const pieceCount = ({ items }: CartState) => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** The cart in something that was stored: what is no proper line is left out. */
export function cartFrom(stored: unknown): CartState {
  const items = isObject(stored) && Array.isArray(stored.items) ? stored.items : []
  return items.filter(isItem).reduce(withAdded, emptyCart)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isItem = (value: unknown): value is CartItem =>
  isObject(value) && Number.isInteger(value.productId) && Number.isInteger(value.quantity)
