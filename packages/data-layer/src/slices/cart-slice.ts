import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  emptyCart,
  withAdded,
  withoutProduct,
  withQuantity,
  type CartItem,
  type CartState,
} from './cart-state.ts'

const slice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    added: (cart, { payload }: PayloadAction<CartItem>) => withAdded(cart, payload),
    changed: (cart, { payload }: PayloadAction<CartItem>) => withQuantity(cart, payload),
    removed: (cart, { payload }: PayloadAction<number>) => withoutProduct(cart, payload),
    cleared: () => emptyCart,
    /** Cart written by another tab. */
    replaced: (_, { payload }: PayloadAction<CartState>) => payload,
  },
})

export const cart = { reducer: slice.reducer, ...slice.actions }
