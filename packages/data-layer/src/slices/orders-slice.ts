import { resources, type RecordOf, type Resources } from '@rumi/contract'
import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { createResourceSlice } from './create-resource-slice.ts'
import { emptyList, type ListState } from './list-state.ts'
import { selectedAfter } from './selected-record.ts'

export type Order = RecordOf<Resources['orders']>
export type OrdersState = ListState<Order> & { selectedOrder: Order | null }

const list = createResourceSlice('orders', resources.orders)

/** Chooses one of the listed orders, or none. */
const orderSelected = createAction<string | null>('orders/orderSelected')

/** Results that concern the selected record. */
const ofRecord = { ...list.calls, read: list.endpoints.read }

const empty: OrdersState = { ...emptyList<Order>(), selectedOrder: null }

function reducer(state: OrdersState = empty, action: UnknownAction): OrdersState {
  if (orderSelected.match(action))
    return { ...state, selectedOrder: state.items.find(({ _id }) => _id === action.payload) ?? null }
  const next = list.reducer(state, action)
  if (next === state) return state
  return { ...next, selectedOrder: selectedAfter(state.selectedOrder, state, action, ofRecord) }
}

export const orders = { ...list, reducer, orderSelected }
