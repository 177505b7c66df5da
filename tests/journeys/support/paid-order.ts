import type { Page } from '@playwright/test'
import { bearerOf } from './people.ts'

/** An order of Luis, paid at the counter as the desk's browser would say it. */
export async function paidOrder(page: Page) {
  const made = await page.request.post('/api/orders', {
    headers: await bearerOf(page.request, 'luis'),
    data: { items: [{ productId: 1, quantity: 3 }], delivery: 'pickup', payment: 'counter' },
  })
  const { order } = ((await made.json()) as { data: { order: { _id: string; number: number } } }).data
  await page.request.patch(`/api/orders/${order._id}`, {
    headers: await bearerOf(page.request, 'marta'),
    data: { status: 'paid', paymentMethod: 'card' },
  })
  return order
}
