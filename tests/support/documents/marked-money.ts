type Charged = { payments: { id: string }[] }
type SendRequest = (who: 'admin' | 'marta', method: string, path: string, body?: unknown) => Promise<Charged>

/** Charges a visit of 100.00 with a discount and returns some of it, each for a reason with the mark in it. */
export async function discountAndRefund(
  request: SendRequest,
  { bookingId, mark }: { bookingId: string; mark: string },
) {
  const target = { bookingId }
  const { payments } = await request('admin', 'POST', '/api/charges/discounted', {
    payments: [{ target, method: 'transfer', amountCentavos: 90_00, reference: `${mark} transferencia` }],
    discount: { reason: `${mark} descuento`, of: [{ target, amountCentavos: 10_00 }] },
  })
  const refund = `/api/payments/${payments[0]!.id}/refunds`
  const reason = `${mark} devolución`
  await request('admin', 'POST', refund, { amountCentavos: 5_00, reason, lowersPrice: true })
}

/** Pays an order and brings its only piece back, for a reason with the mark in it. */
export async function payAndBringBack(
  request: SendRequest,
  { order, mark }: { order: { _id: string; totalCentavos: number }; mark: string },
) {
  await request('marta', 'POST', '/api/charges', {
    payments: [{ target: { orderId: order._id }, method: 'transfer', amountCentavos: order.totalCentavos }],
  })
  for (const status of ['preparing', 'ready', 'delivered'])
    await request('marta', 'PATCH', `/api/orders/${order._id}`, { status })
  await request('marta', 'POST', `/api/orders/${order._id}/returns`, {
    lines: [{ productId: 1, quantity: 1, restock: true }],
    money: 'transfer',
    reason: `${mark} no le gustó`,
  })
}
