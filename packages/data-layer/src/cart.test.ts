import { resources } from '@rumi/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  maxProducts,
  maxQuantity,
  memoryStorage,
  openCart,
  pieceCount,
  storageEntry,
  type Cart,
} from './cart.ts'
import { bootstrapped, cart as cartSlice, session } from './index.ts'
import { ana } from './testing/records.ts'
import { answer, forbiddenStorage, storeAndServer } from './testing/scripted-server.ts'

let storage: ReturnType<typeof memoryStorage>
let cart: Cart
const line = (productId: number, quantity: number) => ({ productId, quantity })

beforeEach(() => {
  storage = memoryStorage()
  cart = openCart(storage)
})

describe('the cart', () => {
  test('starts empty', () => {
    expect(cart.get()).toEqual({ items: [] })
  })

  test('adds pieces of a product on top of those that are there', () => {
    cart.add(line(1, 2))
    cart.add(line(2, 1))
    cart.add(line(1, 3))
    expect(cart.get().items).toEqual([line(1, 5), line(2, 1)])
    expect(pieceCount(cart.get())).toBe(6)
  })

  test('changes, removes and clears', () => {
    cart.add(line(1, 2))
    cart.add(line(2, 1))
    cart.change(line(1, 7))
    cart.remove(2)
    expect(cart.get().items).toEqual([line(1, 7)])
    cart.clear()
    expect(cart.get().items).toEqual([])
  })

  test('does not take up a product by changing one that is not there', () => {
    cart.change(line(9, 1))
    expect(cart.get().items).toEqual([])
  })

  test.each([
    [0, 1],
    [-5, 1],
    [2.9, 2],
    [1000, 99],
  ])('bounds a quantity of %d to %d', (requested, toStoredError) => {
    cart.add(line(1, requested))
    cart.add(line(2, 1))
    cart.change(line(2, requested))
    expect(cart.get().items).toEqual([line(1, toStoredError), line(2, toStoredError)])
  })

  test('is never more than one order takes', () => {
    const { items } = resources.orders.create.shape
    for (let productId = 1; productId <= maxProducts + 1; productId++)
      cart.add(line(productId, maxQuantity + 1))
    expect(items.safeParse(cart.get().items).success).toBe(true)
    expect(items.safeParse([...cart.get().items, line(maxProducts + 1, 1)]).success).toBe(false)
    expect(items.safeParse([line(1, maxQuantity + 1)]).success).toBe(false)
  })

  test('notifies its listeners and returns the same value until it changes', () => {
    const listener = vi.fn<() => void>()
    const stop = cart.subscribe(listener)
    cart.add(line(1, 1))
    expect(listener).toHaveBeenCalledOnce()
    expect(cart.get()).toBe(cart.get())
    stop()
    cart.add(line(1, 1))
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('the cart in storage', () => {
  test('outlasts the page', () => {
    cart.add(line(1, 2))
    expect(openCart(storage).get().items).toEqual([line(1, 2)])
  })

  test('is what the store restores', async () => {
    cart.add(line(1, 2))
    const { store } = storeAndServer({ storage })
    await bootstrapped(store)
    expect(store.getState().cart.items).toEqual([line(1, 2)])
  })

  test('is read as the store wrote it, and written beside what else the store keeps', async () => {
    const { store, server } = storeAndServer({ storage })
    await bootstrapped(store)
    server.on('POST /auth/login', answer(200, { data: { user: ana }, token: 't' }))
    await store.dispatch(session.calls.login({ email: ana.email, password: 'x' }))
    store.dispatch(cartSlice.added(line(3, 1)))
    const light = openCart(storage)
    expect(light.get().items).toEqual([line(3, 1)])
    light.add(line(4, 1))
    const { store: next } = storeAndServer({ storage })
    await bootstrapped(next)
    expect(next.getState()).toMatchObject({
      cart: { items: [line(3, 1), line(4, 1)] },
      user: { name: 'Ana' },
    })
  })

  test.each(['{oops', '[]', 'null', '{"cart":"{oops"}', '{"cart":"{\\"items\\":3}"}'])(
    'that holds %s is an empty cart, and can be written again',
    (spoilt) => {
      storage.setItem(storageEntry, spoilt)
      const opened = openCart(storage)
      expect(opened.get().items).toEqual([])
      opened.add(line(1, 1))
      expect(openCart(storage).get().items).toEqual([line(1, 1)])
    },
  )

  test('that is forbidden leaves a cart that lasts as long as the page', () => {
    const opened = openCart(forbiddenStorage)
    opened.add(line(1, 1))
    opened.reload()
    expect(opened.get().items).toEqual([line(1, 1)])
  })

  test('of another tab is taken up', () => {
    const listener = vi.fn<() => void>()
    cart.subscribe(listener)
    openCart(storage).add(line(1, 1))
    cart.reload()
    expect(cart.get().items).toEqual([line(1, 1)])
    expect(listener).toHaveBeenCalledOnce()
  })
})

async function moved() {
  const { store } = storeAndServer({ storage })
  await bootstrapped(store)
  cart.moveInto(store)
  return store
}

describe('the cart once the store is loaded', () => {
  test('is one, whichever way it is changed', async () => {
    cart.add(line(1, 1))
    const store = await moved()
    cart.add(line(1, 1))
    store.dispatch(cartSlice.added(line(2, 1)))
    cart.change(line(2, 5))
    cart.remove(1)
    expect(store.getState().cart.items).toEqual([line(2, 5)])
    expect(cart.get()).toBe(store.getState().cart)
    cart.clear()
    expect(store.getState().cart.items).toEqual([])
  })

  test('reports changes made in the store, and no others', async () => {
    const store = await moved()
    const listener = vi.fn<() => void>()
    cart.subscribe(listener)
    store.dispatch({ type: 'something else' })
    expect(listener).not.toHaveBeenCalled()
    store.dispatch(cartSlice.added(line(2, 1)))
    expect(listener).toHaveBeenCalledOnce()
  })

  test('follows another tab, and does not answer it with an echo', async () => {
    const store = await moved()
    openCart(storage).add(line(1, 1))
    cart.reload()
    expect(store.getState().cart.items).toEqual([line(1, 1)])
    const settled = store.getState().cart
    cart.reload()
    expect(store.getState().cart).toBe(settled)
  })
})
