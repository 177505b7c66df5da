import { beforeEach, expect, test } from 'vitest'
import { orders } from '../index.ts'
import { order } from '../testing/records.ts'
import { answer, refuse, storeAndServer } from '../testing/scripted-server.ts'

let world: ReturnType<typeof storeAndServer>
const state = () => world.store.getState().orders

beforeEach(async () => {
  world = storeAndServer()
  world.server.on('GET /orders', answer(200, { data: { orders: [order] } }))
  await world.store.dispatch(orders.calls.list())
})

test('orders hold items, status and error, and also selectedOrder', () => {
  expect(state()).toMatchObject({ items: [order], status: 'succeeded', error: null, selectedOrder: null })
})

test('a single order is read from data.order into selectedOrder, and follows its changes', async () => {
  world.server.on(`GET /orders/${order._id}`, answer(200, { data: { order } }))
  world.server.on(
    `PATCH /orders/${order._id}`,
    answer(200, { data: { order: { ...order, status: 'cancelled' } } }),
  )
  world.server.on(`DELETE /orders/${order._id}`, answer(204))
  await world.store.dispatch(orders.calls.read(order._id))
  expect(state().selectedOrder).toEqual(order)
  await world.store.dispatch(orders.calls.update({ id: order._id, changes: { status: 'cancelled' } }))
  expect(state().selectedOrder?.status).toBe('cancelled')
  await world.store.dispatch(orders.calls.remove(order._id))
  expect(state()).toMatchObject({ items: [], selectedOrder: null })
})

test('another order that changes does not become the selected one', async () => {
  const other = { ...order, _id: 'other' }
  world.store.dispatch(orders.orderSelected(order._id))
  world.server.on('PATCH /orders/other', answer(200, { data: { order: other } }))
  world.server.on('DELETE /orders/other', answer(204))
  await world.store.dispatch(orders.calls.update({ id: 'other', changes: {} }))
  await world.store.dispatch(orders.calls.remove('other'))
  expect(state().selectedOrder).toEqual(order)
})

test("an order that is not one's own leaves nothing selected", async () => {
  world.server.on('GET /orders/x', refuse(404, 'No encontramos lo que buscas.', 'not-found'))
  await world.store.dispatch(orders.calls.read('x'))
  expect(state()).toMatchObject({ status: 'failed', selectedOrder: null })
})
