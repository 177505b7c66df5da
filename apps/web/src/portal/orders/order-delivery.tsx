import { takesAddress } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { useState } from 'react'
import { ordersCopy as copy, orderWaysCopy } from '../../copy/portal/orders.ts'
import { ChangeAddress } from '../../shared/orders/change-address.tsx'
import { ShipToAddress } from '../../shared/orders/ship-to-address.tsx'
import { useBusiness } from '../../shared/business/use-business.ts'
import { withFacts } from '../../shared/business/with-facts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { WhereItIs } from '../bookings/where-it-is.tsx'

/** Pick-up or shipping address of an order, editable until it ships. */
export function OrderDelivery({ order }: { order: Order }) {
  const [writing, setWriting] = useState(false)
  const business = useBusiness()
  const { delivery, shipTo } = order
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">
        {copy.howToReceive}: {withFacts(orderWaysCopy.delivery[delivery], business)}
      </h2>
      {delivery === 'pickup' ? (
        <WhereItIs />
      ) : writing ? (
        <ChangeAddress order={order} onDone={() => setWriting(false)} />
      ) : (
        <>
          {shipTo ? <ShipToAddress shipTo={shipTo} /> : <p>{copy.noAddress}</p>}
          {takesAddress(order) && (
            <Button tone="secondary" className="justify-self-start" onClick={() => setWriting(true)}>
              {shipTo ? copy.changeAddress : copy.writeAddress}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
