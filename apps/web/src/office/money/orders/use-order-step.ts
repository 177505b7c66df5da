import type { ChangesOf, OrderStatus, Resources } from '@rumi/contract'
import { orders, type Order } from '@rumi/data-layer'
import { useState } from 'react'
import { officeOrdersCopy as copy } from '../../../copy/office/money/orders.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

export type NextStatus = Exclude<OrderStatus, 'pending'>
/** Money and stock movement of a step. */
export type StepMoney = Pick<
  ChangesOf<Resources['orders']>,
  'paymentMethod' | 'reference' | 'money' | 'restock'
>

/** Moves an order to its next status. Returns the refusal; after a conflict, refetches the order. */
export function useOrderStep(order: Order, onChanged: () => Promise<void>) {
  const send = useSend()
  const [taking, setTaking] = useState<NextStatus>()
  const take = async (status: NextStatus, money: StepMoney = {}): Promise<Refusal | undefined> => {
    setTaking(status)
    const changes = { status, version: order.version, ...money }
    const outcome = await send(orders.calls.update({ id: order._id, changes }))
    if (outcome.ok || outcome.refusal.httpStatus === 409) await onChanged()
    setTaking(undefined)
    if (!outcome.ok) return outcome.refusal
    showToast(copy.done[status](order.number))
    return undefined
  }
  return { taking, take }
}
