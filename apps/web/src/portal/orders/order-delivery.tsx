import { zodResolver } from '@hookform/resolvers/zod'
import { orders, type Order } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ordersCopy as copy, orderWaysCopy } from '../../copy/orders.ts'
import { ShipToAddress } from '../../shared/ship-to-address.tsx'
import { useSend, type Refusal } from '../../shared/store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ActionableRefusal } from '../../shared/actionable-refusal.tsx'
import { showIssues } from '../../ui/show-issues.ts'
import { showToast } from '../../ui/toast-store.ts'
import { WhereItIs } from '../bookings/where-it-is.tsx'
import { AddressFields } from '../checkout/address-fields.tsx'
import { addressed, type Addressed } from '../checkout/addressed.ts'

/** Where it is fetched or sent to; until it is paid, its address can be written or changed. */
export function OrderDelivery({ order }: { order: Order }) {
  const [writing, setWriting] = useState(false)
  const { delivery, shipTo, status } = order
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">
        {copy.howToReceive}: {orderWaysCopy.delivery[delivery].toLowerCase()}
      </h2>
      {delivery === 'pickup' ? (
        <WhereItIs />
      ) : writing ? (
        <ChangeAddress order={order} onDone={() => setWriting(false)} />
      ) : (
        <>
          {shipTo ? <ShipToAddress shipTo={shipTo} /> : <p>{copy.noAddress}</p>}
          {status === 'pending' && (
            <Button tone="secondary" className="justify-self-start" onClick={() => setWriting(true)}>
              {shipTo ? copy.changeAddress : copy.writeAddress}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

function ChangeAddress({ order, onDone }: { order: Order; onDone: () => void }) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<Addressed>({
    resolver: zodResolver(addressed),
    mode: 'onTouched',
    defaultValues: { shipTo: order.shipTo ?? { directions: '' } },
  })
  const save = form.handleSubmit(async ({ shipTo }) => {
    setRefusal(undefined)
    const changes = { shipTo, version: order.version }
    const outcome = await send(orders.calls.update({ id: order._id, changes }))
    if (outcome.ok) {
      showToast(copy.addressSaved)
      return onDone()
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })
  return (
    <form method="post" onSubmit={save} noValidate className="grid gap-5">
      <AddressFields register={form.register} errors={form.formState.errors.shipTo} />
      {refusal && <ActionableRefusal refusal={refusal} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting}>
          {copy.saveAddress}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {copy.close}
        </Button>
      </div>
    </form>
  )
}
